import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { address } from '../../../../tests/factories/address'
import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../basket/api/basket-channel'
import { BASKET_KEY } from '../../basket/api/basket-key'
import type { Basket } from '../../basket/model/basket'
import SeveralAddresses from './several-addresses'

const sandbox = serveSandbox()
afterEach(closeChannels)

const parcel = { kind: 'delivery' as const, address }
/** Three units, of which the second address gets one. */
const divided = (atHome = 2): Basket =>
  buildBasket({
    shippingAddress: address,
    lines: [
      buildLine({ itemId: 'mine', quantity: atHome, shipmentId: 'me' }),
      buildLine({ itemId: 'hers', quantity: 1, shipmentId: 'aunt' })
    ],
    shipments: [
      { ...parcel, id: 'me', itemIds: ['mine'] },
      {
        ...parcel,
        id: 'aunt',
        itemIds: ['hers'],
        address: { ...address, salutation: 'MRS', firstName: 'Erika', city: 'Bonn' }
      }
    ]
  })

function openStep() {
  sandbox.respond('getProducts', () => HttpResponse.json({ data: [] }))
  const onDone = jest.fn()
  const show = (basket: Basket) => (
    <SeveralAddresses
      basket={basket}
      countries={[{ code: 'DE', name: 'Germany' }]}
      defaultCountry="DE"
      customer={undefined}
      onDone={onDone}
      onEditFirst={jest.fn()}
      onSingle={jest.fn()}
    />
  )
  const { client, rerender } = renderWithProviders(show(divided()), { platform: sandbox.openPlatform() })
  client.setQueryData(BASKET_KEY, divided())
  return { follow: (basket: Basket) => rerender(show(basket)) }
}

it('keeps an address that is being typed when another tab changes a quantity', async () => {
  const { follow } = openStep()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add another address' }))
  await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Jonas')
  follow(divided(3))
  expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Jonas')
})

it('divides units anew that another tab has changed', () => {
  const { follow } = openStep()
  follow({ ...divided(), lines: [buildLine({ itemId: 'mine', quantity: 3, shipmentId: 'me' })] })
  expect(screen.getByRole('combobox', { name: /Erika/ })).toHaveValue('0')
})

it('does not go on past an address that is being typed, and leads the focus into its form and back', async () => {
  openStep()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add another address' }))
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(document.activeElement).toHaveAttribute('id', expect.stringMatching(/^delivery-address-/))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add another address' })).toHaveFocus()
})

it('adds an address again that another tab removed while it was being changed', async () => {
  const { follow } = openStep()
  sandbox.respond('createShipmentForBasket', () => HttpResponse.json({ basketId: 'b', currency: 'EUR' }))
  sandbox.respond('updateShippingAddressForShipment', () =>
    HttpResponse.json({ basketId: 'b', currency: 'EUR' })
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Change: Erika/ }))
  follow({ ...divided(), shipments: divided().shipments.slice(0, 1) })
  await user.click(screen.getByRole('button', { name: 'Use this address' }))
  const [created] = await waitFor(async () => {
    const calls = await sandbox.callsTo('createShipmentForBasket')
    expect(calls).toHaveLength(1)
    return calls
  })
  expect(created?.body).toMatchObject({ shipmentId: expect.not.stringMatching(/^aunt$/) })
})
