import { useIntl } from 'react-intl'
import { formatPrice } from '../../../../intl/format-price'
import { DEFAULT_IMAGE, Image } from '../../../../ui/image/image'
import { RadioCard, RadioGroup } from '../../../../ui/radio-card/radio-card'
import { Select } from '../../../../ui/select/select'
import type { BonusItem, BonusProduct } from '../../vouchers/bonus-products'
import { basketMessages } from '../../messages'
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

/** What may be chosen: one product of several, or several units of them. */
export const BonusOptions = (props: BonusOptionsProps) =>
  props.most === 1 ? <OneOption {...props} /> : <ManyOptions {...props} />

function OneOption({ products, wanted, hadChosen, currency, onChange }: BonusOptionsProps) {
  const { formatMessage } = useIntl()
  const chosenId = Object.keys(wanted).find(id => wanted[id])
  const describe = useDescription(currency)
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
                  label: item.name,
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
  const describe = useDescription(currency)
  const units = Object.values(wanted).reduce((sum, count) => sum + count, 0)
  /** Units that an item may have: its own and those that nobody has taken. */
  const listQuantities = ({ productId, isOrderable }: BonusItem) => {
    const own = wanted[productId] ?? 0
    const highest = isOrderable ? own + Math.max(0, most - units) : own
    return Array.from({ length: highest + 1 }, (_, count) => ({ value: `${count}`, label: `${count}` }))
  }
  const drawQuantity = (item: BonusItem, name: string) => (
    <Select
      id={`bonus-${item.productId}`}
      className="bonus-quantity"
      label={<span className="sr-only">{formatMessage(basketMessages.quantityOf, { name })}</span>}
      value={`${wanted[item.productId] ?? 0}`}
      options={listQuantities(item)}
      disabled={!item.isOrderable && !wanted[item.productId]}
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
                {product.items.map(item => (
                  <li key={item.productId} className="flex items-center gap-3">
                    <span className="flex-1 text-sm">{item.name}</span>
                    {drawQuantity(item, `${product.name}, ${item.name}`)}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {product.items.length === 1 && product.items[0] && drawQuantity(product.items[0], product.name)}
        </li>
      ))}
    </ul>
  )
}

/** What a product costs here, and otherwise. */
function useDescription(currency: string) {
  const intl = useIntl()
  return ({ price, items }: BonusProduct): string => {
    if (!items.some(({ isOrderable }) => isOrderable)) return intl.formatMessage(basketMessages.outOfStock)
    if (!price) return intl.formatMessage(messages.free)
    return intl.formatMessage(messages.freeInstead, { price: formatPrice(intl, price, currency) })
  }
}

const Picture = ({ product }: { product: BonusProduct }) => (
  <Image
    src={product.image ?? DEFAULT_IMAGE}
    alt=""
    width={64}
    height={64}
    widths="thumbnail"
    sizes="64px"
    className="bonus-picture rounded-small"
  />
)
