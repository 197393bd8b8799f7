import { useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { DEFAULT_IMAGE, Image } from '../../../ui/media/image'
import { RadioCard, RadioGroup } from '../../../ui/form/radio-card'
import { Select } from '../../../ui/form/select'
import type { BonusItem, BonusProduct } from '../vouchers/bonus-products'
import { lineMessages } from '../line-messages'
import { promotionMessages as messages } from './promotion-messages'

interface BonusOptionsProps {
  products: BonusProduct[]
  /** Units by product id. */
  wanted: Readonly<Record<string, number>>
  /** Units that the offer allows. */
  most: number
  /** Something was chosen before, so that it can also be given back. */
  hadChosen: boolean
  currency: string
  onChange: (wanted: Record<string, number>) => void
}

/** Choice of one product of several, or of several units of them. */
export const BonusOptions = (props: BonusOptionsProps) =>
  props.most === 1 ? <OneOption {...props} /> : <ManyOptions {...props} />

function OneOption({ products, wanted, hadChosen, currency, onChange }: BonusOptionsProps) {
  const { formatMessage } = useIntl()
  const chosenId = Object.keys(wanted).find(id => wanted[id])
  const { describe, describeItem } = useDescriptions(currency)
  return (
    <RadioGroup legend={formatMessage(messages.chooseTitle)} legendHidden>
      {products.map(product => {
        const { id, name, items } = product
        const first = items.find(({ isOrderable }) => isOrderable)
        const isChosen = items.some(({ productId }) => productId === chosenId)
        return (
          <RadioCard
            key={id}
            name="bonus"
            value={id}
            title={name}
            description={describe(product)}
            aside={<Picture product={product} />}
            checked={isChosen}
            disabled={!first && !isChosen}
            onChange={() => onChange(first ? { [first.productId]: 1 } : {})}
          >
            {isChosen && items.length > 1 && (
              <Select
                id={`bonus-variant-${id}`}
                className="mt-3"
                label={formatMessage(messages.variant)}
                value={chosenId}
                options={items.map(item => ({
                  value: item.productId,
                  label: hasOnePrice(items) ? item.name : `${item.name}, ${describeItem(item)}`,
                  disabled: !item.isOrderable && item.productId !== chosenId
                }))}
                onChange={event => onChange({ [event.target.value]: 1 })}
              />
            )}
          </RadioCard>
        )
      })}
      {hadChosen && (
        <RadioCard
          name="bonus"
          value=""
          title={formatMessage(messages.none)}
          checked={chosenId === undefined}
          onChange={() => onChange({})}
        />
      )}
    </RadioGroup>
  )
}

function ManyOptions({ products, wanted, most, currency, onChange }: BonusOptionsProps) {
  const { formatMessage } = useIntl()
  const { describe, describeItem } = useDescriptions(currency)
  const units = Object.values(wanted).reduce((sum, count) => sum + count, 0)
  /** Units that an item may have: its own and the unused ones. */
  const listQuantities = ({ productId, isOrderable }: BonusItem) => {
    const own = wanted[productId] ?? 0
    const highest = isOrderable ? own + Math.max(0, most - units) : own
    return Array.from({ length: highest + 1 }, (_, count) => ({ value: `${count}`, label: `${count}` }))
  }
  const drawQuantity = (item: BonusItem, name: string, describedBy?: string) => (
    <Select
      id={`bonus-${item.productId}`}
      className="bonus-quantity"
      label={<span className="sr-only">{formatMessage(lineMessages.quantityOf, { name })}</span>}
      value={`${wanted[item.productId] ?? 0}`}
      options={listQuantities(item)}
      disabled={!item.isOrderable && !wanted[item.productId]}
      aria-describedby={describedBy}
      onChange={event => onChange({ ...wanted, [item.productId]: Number(event.target.value) })}
    />
  )
  return (
    <ul className="bonus-products">
      {products.map(product => (
        <li key={product.id} className="bonus-product">
          <Picture product={product} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{product.name}</p>
            <p className="text-sm text-muted">{describe(product)}</p>
            {product.items.length > 1 && (
              <ul className="bonus-variants">
                {product.items.map(item => {
                  const name = `${product.name}, ${item.name}`
                  const priceId = hasOnePrice(product.items) ? undefined : `bonus-price-${item.productId}`
                  return (
                    <li key={item.productId} className="flex items-center gap-3">
                      <div className="flex-1 text-sm">
                        <p>{item.name}</p>
                        {priceId && (
                          <p id={priceId} className="text-muted">
                            {describeItem(item)}
                          </p>
                        )}
                      </div>
                      {drawQuantity(item, name, priceId)}
                    </li>
                  )
                })}
              </ul>
            )}
          </div>
          {product.items.length === 1 && product.items[0] && drawQuantity(product.items[0], product.name)}
        </li>
      ))}
    </ul>
  )
}

/** False for a product whose variants differ in price, such as sizes: each then names its own. */
const hasOnePrice = ([first, ...others]: BonusItem[]): boolean =>
  others.every(({ price }) => price === first?.price)

/** Describes the price of a free product, or of its variant, outside of the offer. */
function useDescriptions(currency: string) {
  const intl = useIntl()
  const describeItem = ({ price, isOrderable }: BonusItem): string => {
    if (!isOrderable) return intl.formatMessage(lineMessages.outOfStock)
    if (!price) return intl.formatMessage(messages.free)
    return intl.formatMessage(messages.freeInstead, { price: formatPrice(intl, price, currency) })
  }
  const describe = ({ items }: BonusProduct): string => {
    const orderable = items.find(({ isOrderable }) => isOrderable)
    if (!orderable) return intl.formatMessage(lineMessages.outOfStock)
    return hasOnePrice(items) ? describeItem(orderable) : intl.formatMessage(messages.free)
  }
  return { describe, describeItem }
}

const Picture = ({ product }: { product: BonusProduct }) => (
  <Image
    src={product.image ?? DEFAULT_IMAGE}
    alt=""
    width={64}
    height={64}
    widths="thumbnail"
    sizes="64px"
    className="bonus-picture corners-small"
  />
)
