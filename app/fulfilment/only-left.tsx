import { useIntl } from '../intl/intl'
import { LazyMessages } from '../intl/lazy-messages'
import { PartBoundary } from '../ui/frame/part-boundary'
import { stockMessages as messages } from './stock-messages'
import { findPossibleQuantity } from './line-stock'
import type { Steps, Stock } from './stock'

interface OnlyLeftProps {
  stock: Stock
  steps: Steps
  /** The chosen quantity: it is not offered again. */
  quantity: number
  /** Of the product, where several are offered. */
  name?: string
  onTake: (quantity: number) => void
}

/**
 * How many there are, and a button that takes as many as can be had. It goes in an element with the role "status" or
 * in a list's item, which takes the focus when the button is gone.
 */
export function OnlyLeft({ stock: { stockLevel }, steps, quantity, name, onTake }: OnlyLeftProps) {
  const { formatMessage } = useIntl()
  const possible = findPossibleQuantity(stockLevel, steps)
  return (
    <>
      <p className="text-sm font-semibold text-warning">{formatMessage(messages.onlyLeft, { stockLevel })}</p>
      {possible !== undefined && possible !== quantity && (
        <p>
          <button
            type="button"
            className="link inline-flex min-h-11 items-center text-sm"
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget)
              onTake(possible)
            }}
          >
            <span>{formatMessage(messages.take, { count: possible })}</span>
            {name && <span className="sr-only">{` (${name})`}</span>}
          </button>
        </p>
      )}
    </>
  )
}

function keepFocus(button: HTMLElement): void {
  const place = button.closest<HTMLElement>('[role="status"], li')
  if (!place) return
  place.tabIndex = -1
  place.focus()
}

/** For pages that do not bring its words. */
export const LateOnlyLeft = (props: OnlyLeftProps) => (
  <PartBoundary name="stock">
    <LazyMessages group="personal">
      <OnlyLeft {...props} />
    </LazyMessages>
  </PartBoundary>
)
