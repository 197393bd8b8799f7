import { LineGiftText } from '../../../gifts/line-gift-text'
import { nameLine } from '../../../variations/variation'
import type { OrderLine } from '../order'

/** Whether none of these lines is left, since each was cancelled by itself. */
export const areCancelled = (lines: readonly OrderLine[]): boolean =>
  lines.length > 0 && !lines.some(hasUnitsLeft)

/** Whether something of a line was not cancelled. */
export const hasUnitsLeft = (line: OrderLine): boolean => countLeft(line) > 0

/** Units of a line that were not cancelled. */
const countLeft = ({ quantity, status, units }: OrderLine): number =>
  status === 'cancelled' ? 0 : quantity - (units?.cancelled ?? 0)

/** Contents of a parcel or pick-up: the units that are left, or all of one that was cancelled. */
export function ShippedGoods({ lines, currency }: { lines: OrderLine[]; currency: string }) {
  const isWhole = areCancelled(lines)
  return (
    <ul role="list">
      {lines
        .filter(line => isWhole || hasUnitsLeft(line))
        .map(line => (
          <li key={line.id}>
            <p>{`${isWhole ? line.quantity : countLeft(line)} × ${nameLine(line)}`}</p>
            {line.gift && <LineGiftText gift={line.gift} currency={currency} />}
          </li>
        ))}
    </ul>
  )
}
