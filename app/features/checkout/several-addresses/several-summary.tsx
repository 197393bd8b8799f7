import { formatPrice } from '../../../intl/format-price'
import { useIntl } from '../../../intl/intl'
import { writeLabel } from '../../../intl/write-label'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { LineGiftText } from '../../../gifts/line-gift-text'
import { nameLine } from '../../../variations/variation'
import { listParcels } from '../../basket/division/deliveries'
import type { Basket, Shipment } from '../../basket/model/basket'
import { AddressLines } from '../../postal-address/address-lines'
import { countriesQuery } from '../../postal-address/countries-query'
import { formMessages } from '../forms/messages'
import { severalMessages as messages } from './several-messages'

/** All parcels of an order: where each goes and what is in it, or how it travels. */
export default function SeveralSummary({ basket, show }: { basket: Basket; show: 'addresses' | 'methods' }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { data: countries = [] } = useRead(countriesQuery(usePlatform()))
  const nameOf = (code: string) => countries.find(country => country.code === code)?.name ?? code
  return (
    <ol className="grid gap-5 sm:grid-cols-2">
      {listParcels(basket).map((parcel, index) => {
        if (show === 'methods' && !parcel.method) return null
        const { id, address, method, cost, isGift, giftMessage } = parcel
        const name = address ? `${address.firstName} ${address.lastName}`.trim() : ''
        return (
          <li key={id} className="grid content-start gap-2">
            {show === 'addresses' && address ? (
              <>
                <p className="text-sm text-muted">{formatMessage(messages.number, { number: index + 1 })}</p>
                <AddressLines address={address} countryName={nameOf(address.countryCode)} />
                <ParcelGoods basket={basket} parcel={parcel} />
              </>
            ) : (
              <>
                <p className="text-sm text-muted">
                  {formatMessage(messages.parcel, { number: index + 1, address: name })}
                </p>
                {method && (
                  <p>
                    <span>{method.name}</span>
                    {cost !== undefined && (
                      <span className="figures">
                        {`, ${cost === 0 ? formatMessage(formMessages.free) : formatPrice(intl, cost, basket.currency)}`}
                      </span>
                    )}
                  </p>
                )}
                {isGift && giftMessage && (
                  <p className="text-sm">
                    <span className="text-muted">
                      {writeLabel(intl.locale, formatMessage(messages.giftMessage))}
                    </span>
                    <span>{giftMessage}</span>
                  </p>
                )}
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}

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
