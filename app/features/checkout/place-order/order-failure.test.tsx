import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { PlatformError } from '../../../platform/http/platform-error'
import { readShopperText } from '../../../platform/http/read-shopper-text'
import { OrderFailure } from './order-failure'

const refuse = (data: object) =>
  new PlatformError({
    kind: 'fault',
    operation: 'createOrder',
    status: 400,
    data: { ...data },
    shopperText: readShopperText(data, 400)
  })

const UNCHANGED = { currency: 'EUR', total: { before: 10, now: 10 }, lines: [], added: [] }

it.each([
  ['alone', UNCHANGED, ''],
  [
    'with a changed total',
    { ...UNCHANGED, total: { before: 10, now: 12 } },
    /^Your cart has changed.*12\.00\. /
  ]
])('says %s that an address is no longer in the address book', (_what, change, begins) => {
  const goneAddresses = ['Lina Berg, Bonn']
  renderWithProviders(<OrderFailure failure={{ kind: 'changed', change: { ...change, goneAddresses } }} />)
  const text = screen.getByRole('alert').textContent
  const rest = text.replace(begins, '')
  expect(rest).toMatch(
    /^The address “Lina Berg, Bonn” is no longer in your address book\. Nothing was ordered/
  )
})

it.each([
  [
    'in the words of the platform',
    refuse({
      arguments: {
        statusCode: 'GIFTCERTIFICATE_EXPIRED',
        statusMessage: 'The gift card ************9RPA has expired.'
      }
    }),
    /^The gift card \*{12}9RPA has expired\. It was removed from your order/
  ],
  [
    'in its own words',
    refuse({ validationType: 'INVALID_PAYMENT_INSTRUMENTS' }),
    /^Your gift card could not be charged.* It was removed from your order/
  ]
])('says %s that a gift card failed as the order was placed', (_what, error, text) => {
  renderWithProviders(<OrderFailure failure={{ kind: 'refused', error, isGiftCard: true }} />)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
})
