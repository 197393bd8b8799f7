import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { describeQuantityRefusal } from '../../../intl/describe-quantity-refusal'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { QuantitySelector } from '../../../ui/form/quantity-selector'
import { standingMessages as messages } from '../messages'
import { MINIMUM_TEA_PACKS_PER_ORDER } from '../standing-order-rules'
import type { StandingProduct } from '../standing-product'
import { useStandingProducts } from '../use-standing-products'
import { ProductFinder } from './product-finder'
import { StandingItems, StandingSum } from './standing-items'

interface Item {
  productId: string
  quantity: number
}

interface ProductsFormProps {
  items: readonly Item[]
  suggestions: readonly string[]
  submitLabel: string
  isBusy?: boolean
  actions?: ReactNode
  onSave: (items: Item[]) => void
}

/** The platform takes no more of one product. */
const MOST = 99

/** The products of each delivery: at least six packs of purchasable tea or capsules (requirement 9.7). */
export function ProductsForm({
  suggestions,
  submitLabel,
  isBusy,
  actions,
  onSave,
  ...given
}: ProductsFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [items, setItems] = useState<readonly Item[]>(given.items)
  const [wasSent, setSent] = useState(false)
  const heading = useRef<HTMLParagraphElement>(null)
  const { products, failed, refetch, sum } = useStandingProducts(items)

  const change = (productId: string, quantity: number) =>
    setItems(items.map(item => (item.productId === productId ? { ...item, quantity } : item)))
  function remove(productId: string) {
    setItems(items.filter(item => item.productId !== productId))
    // Its button is gone.
    heading.current?.focus()
  }
  const add = ({ id, minQuantity }: StandingProduct) =>
    setItems([...items, { productId: id, quantity: minQuantity }])
  function save(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (products && sum.missingTeaPacks === 0) onSave([...items])
  }

  const missing =
    sum.missingTeaPacks > 0 &&
    formatMessage(messages.missing, {
      count: sum.missingTeaPacks,
      minimum: MINIMUM_TEA_PACKS_PER_ORDER
    })
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={save}>
      <p ref={heading} tabIndex={-1} className="sr-only">
        {formatMessage(messages.products)}
      </p>
      {failed ? (
        <ProductsFailed onRetry={refetch} />
      ) : items.length === 0 ? (
        <p className="text-muted">{formatMessage(messages.noProducts)}</p>
      ) : (
        products && (
          <>
            <StandingItems
              label={formatMessage(messages.products)}
              items={items}
              products={products}
              actions={({ productId, quantity }, name, product) => (
                <>
                  <QuantitySelector
                    value={quantity}
                    onChange={chosen => change(productId, chosen)}
                    delayMs={0}
                    limit={MOST}
                    min={product?.minQuantity ?? 1}
                    step={product?.quantityStep ?? 1}
                    describeRefusal={limits => describeQuantityRefusal(intl, limits)}
                    label={formatMessage(messages.quantityOf, { name })}
                    decreaseLabel={formatMessage(messages.decrease)}
                    increaseLabel={formatMessage(messages.increase)}
                  />
                  <Button
                    kind="quiet"
                    small
                    aria-label={formatMessage(messages.removeOf, { name })}
                    onClick={() => remove(productId)}
                  >
                    {formatMessage(messages.remove)}
                  </Button>
                </>
              )}
            />
            <StandingSum total={sum.total} currency={sum.currency} />
          </>
        )
      )}
      {products && missing && (
        <Message key={String(wasSent)} kind={wasSent ? 'error' : 'info'} answer={wasSent}>
          {missing}
        </Message>
      )}
      <ProductFinder suggestions={suggestions} chosen={items.map(({ productId }) => productId)} onAdd={add} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  )
}

/** The products cannot be shown at the moment; the rest of a standing order can be changed all the same. */
export function ProductsFailed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Message kind="error" answer>
      <p>{formatMessage(messages.loadFailed)}</p>
      <Button kind="secondary" small onClick={onRetry}>
        {formatMessage(messages.retry)}
      </Button>
    </Message>
  )
}
