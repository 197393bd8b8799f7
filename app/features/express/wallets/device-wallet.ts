import { findPaymentRequest } from './payment-request'

/** The platform's methods that a device's wallet pays. */
export type WalletId = 'UNZER_APPLEPAY' | 'UNZER_GOOGLEPAY'

/** What Google wants to know before it says whether the device can pay. */
export const GOOGLE_CARD = {
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: ['AMEX', 'MASTERCARD', 'VISA']
  }
}

export const GOOGLE_PAY = 'https://google.com/pay'

/**
 * The wallet that this device can pay with; undefined where there is none. The browser asks Google about Google Pay, so
 * that the shopper has to allow it first; Apple's devices know by themselves.
 */
export async function findDeviceWallet(mayAskGoogle: boolean): Promise<WalletId | undefined> {
  try {
    if (window.ApplePaySession?.canMakePayments()) return 'UNZER_APPLEPAY'
    if (!mayAskGoogle) return undefined
    const DevicePayment = findPaymentRequest()
    if (!DevicePayment) return undefined
    const data = { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [GOOGLE_CARD] }
    const request = new DevicePayment([{ supportedMethods: GOOGLE_PAY, data }], {
      total: { label: 'Total', amount: { currency: 'EUR', value: '0' } }
    })
    return (await request.canMakePayment()) ? 'UNZER_GOOGLEPAY' : undefined
  } catch {
    // Browsers throw where pages may not pay, e.g. without TLS or in a frame of another site.
    return undefined
  }
}
