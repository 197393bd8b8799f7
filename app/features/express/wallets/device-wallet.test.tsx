import { findDeviceWallet } from './device-wallet'

const GOOGLE_PAY = 'https://google.com/pay'

const install = (parts: object) => void Object.assign(window, parts)
afterEach(() => {
  for (const name of ['ApplePaySession', 'PaymentRequest']) Reflect.deleteProperty(window, name)
})

/** A browser with Payment Request, whose device has Google Pay or has not. */
const buildPaymentRequest = (canPay: boolean) =>
  class {
    canMakePayment = () => Promise.resolve(canPay)
  }

it.each<[string, object, string | undefined]>([
  ['Apple Pay', { ApplePaySession: { canMakePayments: () => true } }, 'UNZER_APPLEPAY'],
  ['Google Pay', { PaymentRequest: buildPaymentRequest(true) }, 'UNZER_GOOGLEPAY'],
  ['no wallet', { PaymentRequest: buildPaymentRequest(false) }, undefined],
  ['none of both interfaces', {}, undefined],
  [
    'Apple’s interface without a card',
    { ApplePaySession: { canMakePayments: () => false }, PaymentRequest: buildPaymentRequest(false) },
    undefined
  ],
  [
    'a page that may not pay',
    {
      ApplePaySession: {
        canMakePayments: () => {
          throw new Error('insecure')
        }
      }
    },
    undefined
  ]
])('finds the wallet of a device with %s', async (_which, parts, wallet) => {
  install(parts)
  await expect(findDeviceWallet(GOOGLE_PAY)).resolves.toBe(wallet)
})

it.each([
  ['before the shopper allows it', undefined],
  ['in a shop without Google Pay', '']
])('does not have the browser ask Google %s', async (_when, googlePayUrl) => {
  const PaymentRequest = jest.fn()
  install({ PaymentRequest })
  await expect(findDeviceWallet(googlePayUrl)).resolves.toBeUndefined()
  expect(PaymentRequest).not.toHaveBeenCalled()
})
