import { isPlatformError } from '../../../platform/http/platform-error'
import type { Basket, PaymentInstrument } from '../../basket/model/basket'
import { findMoneyPayment, listGiftCardPayments } from '../../basket/model/basket-rules'
import { readEnding } from '../../basket/model/map-payments'
import { isInvalidPayment, isRefusedGiftCard } from './place-order'

/**
 * The instruments that have to leave the basket after the platform has refused its payment (requirement
 * 7.4): the chosen method or, where gift cards failed, the one that is named, else all of them, since a
 * card that is not good any more would make every other attempt fail. A platform may also take a card off by itself
 * and then find the sums short: the card that `now` lacks is the reason, not the method beside it.
 */
export function listRefusedPayments(
  basket: Basket,
  error: unknown,
  now: Pick<Basket, 'paymentInstruments'> = basket
): PaymentInstrument[] {
  const cards = listGiftCardPayments(basket)
  if (isRefusedGiftCard(error)) {
    const data: Record<string, unknown> = (isPlatformError(error) && error.data) || {}
    const { paymentInstrumentId, maskedGiftCertificateCode: masked } = data
    const ending = typeof masked === 'string' ? readEnding(masked) : ''
    const byId = cards.filter(({ id }) => id === paymentInstrumentId)
    const named =
      byId.length > 0 ? byId : cards.filter(({ giftCard }) => ending !== '' && giftCard?.ending === ending)
    return named.length > 0 ? named : cards
  }
  if (!isInvalidPayment(error)) return []
  const lost = cards.filter(({ id }) => !now.paymentInstruments.some(instrument => instrument.id === id))
  if (lost.length > 0) return lost
  const money = findMoneyPayment(basket)
  return money ? [money] : cards
}
