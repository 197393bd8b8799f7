import { findPaymentRequest } from './payment-request'

/** The platform's methods that a device's wallet pays. */
export type WalletId = 'UNZER_APPLEPAY' | 'UNZER_GOOGLEPAY'

/** The payment method that Google asks for to decide whether the device can pay. */
export const GOOGLE_CARD = {
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: ['AMEX', 'MASTERCARD', 'VISA']
  }
}

/**
 * The wallet that this device can pay with; undefined where there is none. Apple's devices know by themselves. About
 * Google Pay the browser asks Google, so that the shopper has to allow it first.
 *
 * @param googlePayUrl Undefined while it must not be asked; empty where the shop has no Google Pay.
 */
export async function findDeviceWallet(googlePayUrl: string | undefined): Promise<WalletId | undefined> {
  try {
    if (window.ApplePaySession?.canMakePayments()) return 'UNZER_APPLEPAY'
    if (!googlePayUrl) return undefined
    const DevicePayment = findPaymentRequest()
    if (!DevicePayment) return undefined
    const data = { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [GOOGLE_CARD] }
    const request = new DevicePayment([{ supportedMethods: googlePayUrl, data }], {
      total: { label: 'Total', amount: { currency: 'EUR', value: '0' } }
    })
    return (await request.canMakePayment()) ? 'UNZER_GOOGLEPAY' : undefined
  } catch {
    // Browsers throw where pages may not pay, e.g. without TLS or in a frame of another site.
    return undefined
  }
}
