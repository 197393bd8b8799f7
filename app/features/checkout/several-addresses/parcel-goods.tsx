import { LineGiftText } from '../../../gifts/line-gift-text'
import { nameLine } from '../../../variations/variation'
import type { Basket, Shipment } from '../../basket/model/basket'

/** The goods of a parcel. */
export function ParcelGoods({ basket, parcel }: { basket: Basket; parcel: Shipment }) {
  return (
    <ul className="grid gap-1">
      {basket.lines
        .filter(({ itemId }) => parcel.itemIds.includes(itemId))
        .map(line => (
          <li key={line.itemId}>
            <p>{`${line.quantity} × ${nameLine(line)}`}</p>
            {line.gift && <LineGiftText gift={line.gift} currency={basket.currency} />}
          </li>
        ))}
    </ul>
  )
}
