import { refuseGiftCertificate } from '../../gift-certificates/gift-certificate-error'
import type { Mutation } from './mutation'

/** Takes a redeemed gift certificate off the basket by its internal code; 400 error when it is not there. */
export const removeGiftCertificatePayment =
  (internalCode: string): Mutation =>
  basket => {
    const isMeant = (instrument: (typeof basket.paymentInstruments)[number]) =>
      instrument.giftCertificate?.internalCode === internalCode
    if (!basket.paymentInstruments.some(isMeant)) {
      throw refuseGiftCertificate('GIFTCERTIFICATE_NOT_FOUND', internalCode)
    }
    return { ...basket, paymentInstruments: basket.paymentInstruments.filter(each => !isMeant(each)) }
  }
