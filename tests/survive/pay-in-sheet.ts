import type { BasketAccess } from '../../app/features/basket/api/basket-access'
import type { Basket } from '../../app/features/basket/model/basket'
import {
  computeMoneyDue,
  findMoneyPayment,
  isWithoutParcel
} from '../../app/features/basket/model/basket-rules'
import type { WalletId } from '../../app/features/express/wallets/device-wallet'
import type { SheetDetails } from '../../app/features/express/wallets/payment-request'
import { payByWallet } from '../../app/features/express/wallets/wallet-sheet'
import type { ServerPair } from '../servers/killable-servers'
import { rereadBasket } from './basket-steps'
import { PUBLIC_KEY, type TestPayment } from './payments'
import type { Random } from './random'
import { insist } from './retries'

const HOME = {
  country: 'DE',
  postalCode: '20459',
  city: 'Hamburg',
  addressLine: ['Deichstraße 12'],
  recipient: 'Lina Berg'
}
/** Of 100 owners, so many close the sheet. */
const CLOSING = 15
/** Of 100 tokens, so many are declined later. */
const FAILING = 30

const WALLETS: readonly string[] = ['UNZER_APPLEPAY', 'UNZER_GOOGLEPAY'] satisfies WalletId[]
export const isWallet = (method: string): method is WalletId => WALLETS.includes(method)

/** The wallet's answer, with a billing address, as each of them writes it. */
function buildDetails(id: WalletId, token = ''): unknown {
  if (id === 'UNZER_APPLEPAY')
    return {
      token: { paymentData: { version: 'EC_v1', data: token, signature: 'signature', header: {} } },
      billingContact: {
        givenName: 'Lina',
        familyName: 'Berg',
        addressLines: HOME.addressLine,
        postalCode: HOME.postalCode,
        locality: HOME.city,
        countryCode: HOME.country
      }
    }
  const fields = { protocolVersion: 'ECv2', signature: 'signature', signedMessage: token }
  const billingAddress = {
    name: HOME.recipient,
    address1: HOME.addressLine[0],
    postalCode: HOME.postalCode,
    locality: HOME.city,
    countryCode: HOME.country
  }
  return {
    paymentMethodData: {
      info: { billingAddress },
      tokenizationData: { token: JSON.stringify(fields) }
    }
  }
}

interface Owner {
  details: unknown
  isClosing: boolean
  /** Called with each total that the sheet shows. */
  see: (total: string) => void
}

/** A device whose owner takes the first way of delivery, and agrees or closes the sheet. */
function buildDevice({ details, isClosing, see }: Owner) {
  return class Device extends EventTarget {
    shippingAddress: typeof HOME | null = null
    shippingOption: string | null = null
    constructor(
      _methods: unknown,
      _details: unknown,
      private readonly options: { requestShipping?: boolean }
    ) {
      super()
    }

    /** A sheet whose update fails closes, too. */
    private async update(details: Promise<SheetDetails>): Promise<void> {
      see((await details.catch(() => close())).total.amount.value)
    }

    async show(begun: Promise<SheetDetails>) {
      await this.update(begun)
      if (this.options.requestShipping) {
        this.shippingAddress = HOME
        const updates: Promise<SheetDetails>[] = []
        const updateWith = (update: Promise<SheetDetails>) => void updates.push(update)
        this.dispatchEvent(Object.assign(new Event('shippingaddresschange'), { updateWith }))
        for (const update of updates) await this.update(update)
      }
      if (isClosing) close()
      const payerEmail = `lina+${crypto.randomUUID().slice(0, 8)}@example.com`
      const { shippingAddress, shippingOption } = this
      return { details, shippingAddress, shippingOption, payerEmail, complete: () => Promise.resolve() }
    }
  }
}

function close(): never {
  throw new DOMException('closed', 'AbortError')
}

/**
 * Pays in the sheet of the device's wallet, as cart and product page do, and returns the basket after it; `said` is the
 * last total of the sheet where the basket is paid by it now.
 */
export async function payInSheet(
  servers: ServerPair,
  access: BasketAccess,
  payment: TestPayment & { method: WalletId },
  random: Random
): Promise<{ basket: Basket; said?: string }> {
  nameOrigin(servers)
  let said = ''
  const owner = {
    // The test data name the tokens that fail; any other pays.
    details: buildDetails(payment.method, random.happens(FAILING) ? payment.token : 'signed'),
    isClosing: random.happens(CLOSING),
    see: (total: string) => void (said = total)
  }
  await insist(async () => {
    const shown = await rereadBasket(access)
    // It is read before the first wait, so that each shopper has their own device.
    Object.assign(globalThis, { PaymentRequest: buildDevice(owner) })
    return payByWallet(
      access,
      {
        amount: computeMoneyDue(shown),
        isSent: !isWithoutParcel(shown),
        takeBasket: () => Promise.resolve(shown)
      },
      {
        id: payment.method,
        wallet: { c_methodId: payment.method, c_gateway: 'unzer', c_merchantId: 'merchant' },
        provider: { origin: servers.sandbox, publicKey: PUBLIC_KEY },
        addresses: {
          successUrl: `${servers.shop}/jasmin/de/checkout/confirmation`,
          failureUrl: `${servers.shop}/jasmin/de/cart`
        },
        place: { countryCode: 'DE', googlePayUrl: 'https://google.com/pay' },
        words: { total: 'Summe', notDelivered: 'Dorthin nicht' }
      }
    )
  })
  const basket = await rereadBasket(access)
  return findMoneyPayment(basket)?.methodId === payment.method ? { basket, said } : { basket }
}

let isNamed = false

/** The provider answers pages of the shop only; a browser names their origin. */
function nameOrigin({ shop, sandbox }: ServerPair): void {
  if (isNamed) return
  isNamed = true
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const isOfProvider = typeof input === 'string' && input.startsWith(`${sandbox}/payments/v1/types/`)
    if (!isOfProvider) return send(input, init)
    const headers = new Headers(init?.headers)
    if (!headers.has('origin')) headers.set('origin', shop)
    return send(input, { ...init, headers })
  }
}
