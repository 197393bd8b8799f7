import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../addresses/paths'
import { formatPrice } from '../../../intl/format-price'
import { sumGoods } from '../../../pricing/price-cart'
import { findCountry } from '../../../site/locale-country'
import { useSite } from '../../../site/site-context'
import { ProgressBar } from '../../../ui/progress-bar/progress-bar'
import { deliveryMessages as messages } from '../delivery-messages'
import type { Basket } from '../model/basket'
import { computeFreeShipping } from '../model/free-shipping'

/** The progress to free shipping, with both ways to it (requirement 2.9). */
export function FreeShippingBar({ basket }: { basket: Basket }) {
  const intl = useIntl()
  const { site, locale, pathOf } = useSite()
  const isCartPage = pathOf(useLocation().pathname) === paths.cart
  const { amounts, boxes } = site.freeShipping
  const ofCurrency = amounts[basket.currency]
  // A basket in a currency that no locale of the site has is about to be changed to the shopper's.
  if (!ofCurrency) return null
  const country = basket.shippingAddress?.countryCode ?? findCountry(locale)
  const amount = ofCurrency[country] ?? ofCurrency.default
  const progress = computeFreeShipping({
    goods: sumGoods(basket),
    brews: basket.brews.count,
    target: { amount, boxes },
    containsVirtualGiftCard: basket.containsVirtualGiftCard,
    isCartPage
  })
  if (!progress) return null
  const { isReached, percent } = progress
  const ways = intl.formatMessage(
    site.tenantId === 'puro' ? messages.freeForSleeves : messages.freeForBoxes,
    {
      amount: formatPrice(intl, amount, basket.currency),
      boxes
    }
  )
  const text = isReached ? intl.formatMessage(messages.freeReached) : ways
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
