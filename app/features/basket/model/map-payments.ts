import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import { readPaidCard } from '../../../platform/scapi/paid-card'
import { roundMoney } from '../../../intl/money'
import type { PaymentInstrument, RedeemedGiftCard } from './basket'
import { GIFT_CERTIFICATE } from './basket-rules'

/** Where the platform says which gift card it is: on the instrument, or for a single one on the basket. */
interface CertificateCodes {
  maskedGiftCertificateCode?: unknown
  c_giftCertActivationCode?: unknown
  c_giftCertInternalCode?: unknown
}

/** The shop's own attributes of a payment that the shopper has agreed to (decision 58). */
interface AgreedPayment {
  c_isAgreed?: unknown
  c_paymentResourceId?: unknown
}

/** How the basket is paid; gift cards keep no more of their code than its ending (requirement 6.4). */
export function mapPaymentInstruments(basket: PlatformBasket): PaymentInstrument[] {
  const instruments = basket.paymentInstruments ?? []
  const cards = instruments.filter(({ paymentMethodId }) => paymentMethodId === GIFT_CERTIFICATE)
  const ofBasket = cards.length === 1 ? (basket.giftCertificate as CertificateCodes | undefined) : undefined
  return instruments.map(instrument => {
    const { paymentInstrumentId = '', paymentMethodId = '', amount = 0 } = instrument
    const card = readPaidCard(instrument)
    const { c_isAgreed, c_paymentResourceId } = instrument as AgreedPayment
    return {
      id: paymentInstrumentId,
      methodId: paymentMethodId,
      amount: roundMoney(amount),
      ...(card && { card }),
      ...(c_isAgreed === true && isText(c_paymentResourceId) && { agreedResourceId: c_paymentResourceId }),
      ...(paymentMethodId === GIFT_CERTIFICATE && {
        giftCard: mapGiftCard({ ...ofBasket, ...(instrument as CertificateCodes) })
      })
    }
  })
}

function mapGiftCard(codes: CertificateCodes): RedeemedGiftCard {
  const { maskedGiftCertificateCode, c_giftCertActivationCode, c_giftCertInternalCode } = codes
  const shown = [maskedGiftCertificateCode, c_giftCertActivationCode].find(isText)
  return {
    ending: shown === undefined ? '' : readEnding(shown),
    ...(isText(c_giftCertInternalCode) && { internalCode: c_giftCertInternalCode })
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The last four characters; of a code that is too short to hide something, none. */
export function readEnding(code: string): string {
  const folded = code.replace(/[\s-]/g, '')
  return folded.length < 8 ? '' : folded.slice(-4).replace(/\*/g, '')
}
