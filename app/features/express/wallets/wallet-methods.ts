import type { PlatformWallet } from '../../../platform/scapi/custom-express-checkout'
import type { WalletResource } from '../../../platform/side-services/payment-provider'
import { GOOGLE_CARD, type WalletId } from './device-wallet'

/** What of the shop a wallet has to know. */
export interface ShopPlace {
  /** Where the merchant is. */
  countryCode: string
  /** Google Pay's payment method; empty where the shop does not offer it. */
  googlePayUrl: string
}

interface WalletMethod {
  /** What the browser's Payment Request is asked for. */
  buildMethod(wallet: PlatformWallet, place: ShopPlace): { supportedMethods: string; data: unknown }
  /** What the provider makes a resource of; undefined for what is no token. */
  readToken(details: unknown): WalletResource | undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A member of nested objects; undefined where there is none. */
const pick = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value)

/** Each wallet's own way to ask and to answer; the token is encrypted for the provider and goes nowhere else. */
export const WALLET_METHODS: Record<WalletId, WalletMethod> = {
  UNZER_APPLEPAY: {
    buildMethod: ({ c_merchantId }, { countryCode }) => ({
      supportedMethods: 'https://apple.com/apple-pay',
      data: {
        version: 3,
        merchantIdentifier: c_merchantId,
        merchantCapabilities: ['supports3DS'],
        supportedNetworks: ['amex', 'masterCard', 'visa'],
        countryCode
      }
    }),
    readToken(details) {
      const fields = pick(details, 'token', 'paymentData')
      return isRecord(fields) ? { kind: 'applepay', fields } : undefined
    }
  },
  UNZER_GOOGLEPAY: {
    buildMethod: ({ c_gateway, c_merchantId }, { googlePayUrl }) => ({
      supportedMethods: googlePayUrl,
      data: {
        apiVersion: 2,
        apiVersionMinor: 0,
        merchantInfo: { merchantId: c_merchantId },
        allowedPaymentMethods: [
          {
            ...GOOGLE_CARD,
            tokenizationSpecification: {
              type: 'PAYMENT_GATEWAY',
              parameters: { gateway: c_gateway, gatewayMerchantId: c_merchantId }
            }
          }
        ]
      }
    }),
    readToken(details) {
      const text = pick(details, 'paymentMethodData', 'tokenizationData', 'token')
      if (typeof text !== 'string') return undefined
      try {
        const fields: unknown = JSON.parse(text)
        return isRecord(fields) ? { kind: 'googlepay', fields } : undefined
      } catch {
        return undefined
      }
    }
  }
}
