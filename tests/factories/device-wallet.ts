import type { WalletId } from '../../app/features/express/wallets/device-wallet'
import type { SheetDetails } from '../../app/features/express/wallets/payment-request'

/** The address in the wallet. */
const HOME = {
  country: 'DE',
  postalCode: '20459',
  city: 'Hamburg',
  addressLine: ['Deichstraße 12'],
  recipient: 'Lina Berg'
}
/** Both wallets' answers with a token that pays. */
export const TOKENS: Record<WalletId, unknown> = {
  UNZER_APPLEPAY: { token: { paymentData: { version: 'EC_v1', data: 'x', signature: 'y', header: {} } } },
  UNZER_GOOGLEPAY: {
    paymentMethodData: {
      tokenizationData: {
        token: JSON.stringify({ protocolVersion: 'ECv2', signature: 'y', signedMessage: 'x' })
      }
    }
  }
}

/** Both wallets' answers with a billing address. */
export const BILLED: Record<WalletId, unknown> = {
  UNZER_APPLEPAY: {
    ...(TOKENS.UNZER_APPLEPAY as object),
    billingContact: {
      givenName: 'Lina',
      familyName: 'Berg',
      addressLines: ['Deichstraße 12'],
      postalCode: '20459',
      locality: 'Hamburg',
      countryCode: 'de'
    }
  },
  UNZER_GOOGLEPAY: {
    paymentMethodData: {
      ...(TOKENS.UNZER_GOOGLEPAY as { paymentMethodData: object }).paymentMethodData,
      info: {
        billingAddress: {
          name: 'Lina Berg',
          address1: 'Deichstraße 12',
          address2: '',
          postalCode: '20459',
          locality: 'Hamburg',
          countryCode: 'DE'
        }
      }
    }
  }
}

interface Owner {
  /** Where it differs from the usual one. */
  address?: Partial<typeof HOME>
  details?: unknown
  /** What happens while the sheet is open. */
  meanwhile?: () => Promise<unknown>
  isCancelling?: boolean
}

/** The device: its owner chooses an address and agrees, or closes the sheet. */
export function installDevice({ address, details, meanwhile, isCancelling }: Owner) {
  const seen: SheetDetails[] = []
  const completed: string[] = []
  const asked: { data: unknown; options: unknown }[] = []
  class Device extends EventTarget {
    shippingAddress: typeof HOME | null = null
    shippingOption = null
    constructor(
      [method]: { data: unknown }[],
      _details: SheetDetails,
      readonly options: { requestShipping?: boolean }
    ) {
      super()
      asked.push({ data: method?.data, options })
    }
    /** As a browser does: a sheet whose update fails is closed like one that its owner closes. */
    async see(update: Promise<SheetDetails> | undefined) {
      seen.push(await (update ?? Promise.reject(new Error('no update'))).catch(() => this.close()))
    }
    close(): never {
      throw new DOMException('closed', 'AbortError')
    }
    async show(first: Promise<SheetDetails>) {
      await this.see(first)
      if (this.options.requestShipping) {
        const updates: Promise<SheetDetails>[] = []
        this.shippingAddress = { ...HOME, ...address }
        const event = Object.assign(new Event('shippingaddresschange'), {
          updateWith: (update: Promise<SheetDetails>) => void updates.push(update)
        })
        this.dispatchEvent(event)
        await this.see(updates[0])
      }
      await meanwhile?.()
      if (isCancelling) this.close()
      return {
        details,
        shippingAddress: this.shippingAddress,
        shippingOption: null,
        payerEmail: 'lina@wallet.example',
        complete: (result: string) => void completed.push(result)
      }
    }
  }
  Object.assign(globalThis, { PaymentRequest: Device })
  return { seen, completed, asked }
}
