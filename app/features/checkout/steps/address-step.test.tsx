import { screen } from '@testing-library/react'
import { address } from '../../../../tests/factories/address'
import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../basket/api/basket-channel'
import { AddressStep } from './address-step'

jest.mock('../several-addresses/several-addresses', () => {
  throw new Error('lost')
})
jest.mock('../../../lazy-loading/try-again', () => ({
  ...jest.requireActual<object>('../../../lazy-loading/try-again'),
  SHORT_PAUSES_MS: []
}))

const sandbox = serveSandbox()
afterEach(closeChannels)

it('keeps the first address where the code for further ones is lost, and says so', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  const parcel = { kind: 'delivery' as const, address }
  const basket = buildBasket({
    shippingAddress: address,
    lines: [
      buildLine({ itemId: 'mine', quantity: 2, shipmentId: 'me' }),
      buildLine({ itemId: 'hers', quantity: 1, shipmentId: 'aunt' })
    ],
    shipments: [
      { ...parcel, id: 'me', itemIds: ['mine'] },
      { ...parcel, id: 'aunt', itemIds: ['hers'], address: { ...address, firstName: 'Erika' } }
    ]
  })
  renderWithProviders(
    <AddressStep basket={basket} drafts={new Map()} onDone={jest.fn()} onStay={jest.fn()} />,
    { platform: sandbox.openPlatform() }
  )
  expect(await screen.findByText('Something went wrong. Please try again later!')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue(address.firstName)
  expect(screen.getByRole('checkbox', { name: /several addresses/i })).toBeChecked()
})
