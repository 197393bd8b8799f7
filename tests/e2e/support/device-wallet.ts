import type { Page } from '@playwright/test'

interface Owner {
  wallet: 'apple' | 'google'
  /** The owner closes the sheet after they have seen it. */
  isClosing?: boolean
  /** The owner looks at the sheet until `agree`. */
  isWaiting?: boolean
}

/**
 * Gives the page a device with a wallet: the browser's own interfaces, which Chromium does not have here. The sheet
 * chooses an address and its last way of delivery, notes what it showed in `window.sheet`, and agrees or is closed.
 */
export async function installWallet(page: Page, owner: Owner): Promise<void> {
  await page.addInitScript(({ wallet, isClosing, isWaiting }) => {
    const address = {
      country: 'DE',
      postalCode: '20459',
      city: 'Hamburg',
      addressLine: ['Deichstraße 12'],
      recipient: 'Lina Berg',
      phone: ''
    }
    const token =
      wallet === 'apple'
        ? {
            billingContact: {
              givenName: 'Lina',
              familyName: 'Berg',
              addressLines: address.addressLine,
              postalCode: address.postalCode,
              locality: address.city,
              countryCode: 'DE'
            },
            token: { paymentData: { version: 'EC_v1', data: 'secret-of-device', signature: 's', header: {} } }
          }
        : {
            paymentMethodData: {
              info: {
                billingAddress: {
                  name: address.recipient,
                  address1: address.addressLine[0],
                  postalCode: address.postalCode,
                  locality: address.city,
                  countryCode: 'DE'
                }
              },
              tokenizationData: {
                token: JSON.stringify({
                  protocolVersion: 'ECv2',
                  signature: 's',
                  signedMessage: 'secret-of-device'
                })
              }
            }
          }
    interface Details {
      total: { label: string; amount: { value: string } }
      shippingOptions?: { id: string }[]
    }
    class Device extends EventTarget {
      shippingAddress: typeof address | null = null
      shippingOption: string | null = null

      constructor(
        _methods: unknown,
        _details: unknown,
        private readonly options: { requestShipping?: boolean } = {}
      ) {
        super()
      }

      canMakePayment = () => Promise.resolve(wallet === 'google')

      private async ask(name: string): Promise<Details> {
        let answer: Promise<Details> | undefined
        const updateWith = (update: Promise<Details>) => (answer = update)
        this.dispatchEvent(Object.assign(new Event(name), { updateWith }))
        return answer as Promise<Details>
      }

      private async chooseDelivery(): Promise<Details> {
        this.shippingAddress = address
        const first = await this.ask('shippingaddresschange')
        this.shippingOption = first.shippingOptions?.at(-1)?.id ?? null
        const last = await this.ask('shippingoptionchange')
        return { ...last, shippingOptions: first.shippingOptions }
      }

      async show(begun: Promise<Details>) {
        if (wallet === 'apple') {
          const complete = (session: Promise<unknown>) => session
          this.dispatchEvent(
            Object.assign(new Event('merchantvalidation'), {
              validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
              complete
            })
          )
        }
        const cart = await begun
        const shown = this.options.requestShipping ? await this.chooseDelivery() : cart
        Object.assign(window, {
          sheet: { options: shown.shippingOptions?.length, total: shown.total.amount.value },
          sheetLabel: shown.total.label
        })
        if (isWaiting) await new Promise(resolve => Object.assign(window, { agree: resolve }))
        if (isClosing) throw new DOMException('closed', 'AbortError')
        return {
          details: token,
          shippingAddress: this.shippingAddress,
          shippingOption: this.shippingOption,
          payerEmail: 'lina@wallet.example',
          complete: () => Promise.resolve()
        }
      }
    }
    Object.assign(window, { PaymentRequest: Device })
    if (wallet === 'apple') Object.assign(window, { ApplePaySession: { canMakePayments: () => true } })
  }, owner)
}

/** What the sheet showed last. */
export const readSheet = (page: Page) =>
  page.evaluate(() => (window as unknown as { sheet?: { options?: number; total: string } }).sheet)

/** Its word for the total. */
export const readSheetLabel = (page: Page) =>
  page.evaluate(() => (window as unknown as { sheetLabel?: string }).sheetLabel)

/** The owner of a waiting sheet agrees. */
export const agree = (page: Page) =>
  page.evaluate(() => (window as unknown as { agree: (answer?: unknown) => void }).agree())
