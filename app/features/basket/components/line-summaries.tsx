import { useVariations } from '../../../variations/use-variations'
import type { Basket } from '../model/basket'
import { listBoughtItems } from '../model/bought-items'
import { LineSummary } from './line-summary'

/** Everything that the basket buys, to be read only: in checkout's overview and above the order button. */
export function LineSummaries({ basket }: { basket: Basket }) {
  return (
    <ul className="grid gap-4">
      {useVariations(listBoughtItems(basket)).map(line => (
        <li key={line.itemId}>
          <LineSummary line={line} currency={basket.currency} />
        </li>
      ))}
    </ul>
  )
}
