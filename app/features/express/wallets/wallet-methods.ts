import type { PlatformWallet } from '../../../platform/scapi/custom-express-checkout'
import type { WalletResource } from '../../../platform/side-services/payment-provider'
import { GOOGLE_CARD, type WalletId } from './device-wallet'
import type { DeviceAddress } from './payment-request'

/** Input of a wallet: the shop and the order. */
export interface ShopPlace {
  /** Where the merchant is. */
  countryCode: string
  /** Google Pay's payment method; empty where the shop does not offer it. */
  googlePayUrl: string
}

interface WalletAsk extends ShopPlace {
  /** The payer's billing address, where no parcel has an address. */
  wantsBilling: boolean
}

/** Google leaves out the street unless it is asked for all. */
const WITH_BILLING = {
  ...GOOGLE_CARD,
  parameters: {
    ...GOOGLE_CARD.parameters,
    billingAddressRequired: true,
    billingAddressParameters: { format: 'FULL', phoneNumberRequired: true }
  }
}

interface WalletMethod {
  /** The method data of the browser's Payment Request. */
  buildMethod(wallet: PlatformWallet, ask: WalletAsk): { supportedMethods: string; data: unknown }
  /** The token that the provider makes a resource of; undefined for other details. */
  readToken(details: unknown): WalletResource | undefined
  /** The billing address, which may be incomplete; undefined where the wallet has none. */
  readBillingAddress(details: unknown): DeviceAddress | undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A member of nested objects; undefined where there is none. */
const pick = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value)

const readTexts = (...values: unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '')
const readText = (value: unknown): string => readTexts(value)[0] ?? ''

/** Each wallet's own way to ask and to answer; the token is encrypted for the provider and goes nowhere else. */
export const WALLET_METHODS: Record<WalletId, WalletMethod> = {
  UNZER_APPLEPAY: {
    buildMethod: ({ c_merchantId }, { countryCode, wantsBilling }) => ({
      supportedMethods: 'https://apple.com/apple-pay',
      data: {
        version: 3,
        merchantIdentifier: c_merchantId,
        merchantCapabilities: ['supports3DS'],
        supportedNetworks: ['amex', 'masterCard', 'visa'],
        countryCode,
        ...(wantsBilling && { requiredBillingContactFields: ['name', 'postalAddress'] })
      }
    }),
    readToken(details) {
      const fields = pick(details, 'token', 'paymentData')
      return isRecord(fields) ? { kind: 'applepay', fields } : undefined
    },
    readBillingAddress(details) {
      const contact = pick(details, 'billingContact')
      if (!isRecord(contact)) return undefined
      const lines: unknown = contact.addressLines
      return {
        recipient: readTexts(contact.givenName, contact.familyName).join(' '),
        addressLine: Array.isArray(lines) ? readTexts(...(lines as unknown[])) : [],
        postalCode: readText(contact.postalCode),
        city: readText(contact.locality),
        region: readText(contact.administrativeArea),
        country: readText(contact.countryCode)
      }
    }
  },
  UNZER_GOOGLEPAY: {
    buildMethod: ({ c_gateway, c_merchantId }, { googlePayUrl, wantsBilling }) => ({
      supportedMethods: googlePayUrl,
      data: {
        apiVersion: 2,
        apiVersionMinor: 0,
        merchantInfo: { merchantId: c_merchantId },
        allowedPaymentMethods: [
          {
            ...(wantsBilling ? WITH_BILLING : GOOGLE_CARD),
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
    },
    readBillingAddress(details) {
      const address = pick(details, 'paymentMethodData', 'info', 'billingAddress')
      if (!isRecord(address)) return undefined
      return {
        recipient: readText(address.name),
        addressLine: readTexts(address.address1, address.address2),
        postalCode: readText(address.postalCode),
        city: readText(address.locality),
        region: readText(address.administrativeArea),
        country: readText(address.countryCode),
        phone: readText(address.phoneNumber)
      }
    }
  }
}
