import { useLocation } from '../../../entry/kit-adapter/router'
import { useIntl, type IntlShape } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { describeDestination } from '../../../fulfilment/describe-destination'
import { useDeliveryOffer } from '../../../fulfilment/use-delivery-offer'
import type { DeliveryOffer } from '../../../fulfilment/delivery-rates'
import { formatPrice } from '../../../intl/format-price'
import { sumGoods } from '../../../pricing/price-cart'
import { useSite } from '../../../visit/site/site-context'
import { ProgressBar } from '../../../ui/status/progress-bar'
import { deliveryMessages as messages } from '../delivery-messages'
import { isToSeveral } from '../division/deliveries'
import type { Basket } from '../model/basket'
import { computeFreeShipping } from '../model/free-shipping'

/** The progress to free shipping, with the ways to it that the platform names (requirement 6.5). */
export function FreeShippingBar({ basket }: { basket: Basket }) {
  const intl = useIntl()
  const { site, pathOf } = useSite()
  const isCartPage = pathOf(useLocation().pathname) === paths.cart
  const countryCode = basket.shippingAddress?.countryCode
  const offer = useDeliveryOffer(basket.currency, countryCode)
  // Of several parcels each counts by itself, which their costs say.
  if (offer?.rate.freeFrom === undefined || isToSeveral(basket)) return null
  // Lines to collect do not count towards free delivery.
  const sent = basket.lines.filter(line => line.storeId === undefined)
  const isPartly = sent.length < basket.lines.length
  const progress = computeFreeShipping({
    goods: sumGoods({ ...basket, lines: sent }),
    brews: sent.length > 0 ? basket.brews.count : 0,
    // The platform counts the boxes of the whole basket.
    target: { amount: offer.rate.freeFrom, boxes: isPartly ? undefined : offer.rate.freeFromBoxes },
    containsVirtualGiftCard: basket.containsVirtualGiftCard,
    isCartPage
  })
  if (!progress) return null
  const { isReached, percent } = progress
  const text = isReached
    ? intl.formatMessage(messages.freeReached)
    : describeWays(intl, offer, { areSleeves: site.tenantId === 'puro', isAssumed: !countryCode })
  return (
    <div className="grid gap-2">
      <p className="text-sm">{text}</p>
      <ProgressBar
        percent={percent}
        kind={isReached ? 'success' : 'primary'}
        label={intl.formatMessage(messages.freeProgress)}
        valueText={text}
      />
    </div>
  )
}

/** A country that is only assumed is named. */
function describeWays(
  intl: IntlShape,
  { country, rate }: DeliveryOffer,
  { areSleeves, isAssumed }: { areSleeves: boolean; isAssumed: boolean }
): string {
  const { freeFrom = 0, freeFromBoxes: boxes = 0, currency } = rate
  const way = boxes === 0 ? 'freeFrom' : areSleeves ? 'freeForSleeves' : 'freeForBoxes'
  const amount = formatPrice(intl, freeFrom, currency)
  const ways = intl.formatMessage(messages[way], { amount, boxes })
  return isAssumed
    ? intl.formatMessage(messages.waysTo, { ways, to: describeDestination(intl, country) })
    : ways
}
