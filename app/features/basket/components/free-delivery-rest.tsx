import { useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { describeDestination } from '../../../fulfilment/describe-destination'
import { useDeliveryOffer } from '../../../fulfilment/use-delivery-offer'
import { sumGoods } from '../../../pricing/price-cart'
import { Icon } from '../../../ui/media/icon'
import { deliveryMessages as messages } from '../delivery-messages'
import { isToSeveral } from '../division/deliveries'
import type { Basket } from '../model/basket'
import { isWithoutParcel } from '../model/basket-rules'

/**
 * How much more the goods have to cost for free delivery to the basket's country, else the locale's (requirement 6.5);
 * nothing where the platform names no amount, boxes reach it already, or parcels count by themselves.
 */
export function FreeDeliveryRest({ basket }: { basket: Basket }) {
  const intl = useIntl()
  const countryCode = basket.shippingAddress?.countryCode
  const offer = useDeliveryOffer(basket.currency, countryCode)
  const { freeFrom, freeFromBoxes } = offer?.rate ?? {}
  if (!offer || freeFrom === undefined || basket.containsVirtualGiftCard) return null
  if (isToSeveral(basket) || isWithoutParcel(basket)) return null
  const sent = basket.lines.filter(line => line.storeId === undefined)
  const isByBoxes =
    sent.length === basket.lines.length && freeFromBoxes !== undefined && basket.brews.count >= freeFromBoxes
  const rest = freeFrom - sumGoods({ ...basket, lines: sent })
  if (sent.length === 0 || rest <= 0 || isByBoxes) return null
  return (
    <p className="flex gap-3 text-sm font-semibold">
      <Icon name="truck" small />
      <span>
        {intl.formatMessage(messages.freeRest, {
          amount: formatPrice(intl, rest, basket.currency),
          to: describeDestination(intl, offer.country)
        })}
      </span>
    </p>
  )
}
