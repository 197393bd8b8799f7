import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { buildBasket, buildLine } from '../../../tests/factories/basket'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { closeChannels } from '../basket/api/basket-channel'
import { BASKET_KEY } from '../basket/api/basket-key'
import type { Basket } from '../basket/model/basket'
import { CheckoutPickUp } from './checkout-pick-up'

const sandbox = serveSandbox()
afterEach(closeChannels)

const collectedBy = (person?: string): Basket =>
  buildBasket({
    lines: [buildLine({ shipmentId: 'store', storeId: 'de-hamburg' })],
    shipments: [{ id: 'store', kind: 'pickUp', storeId: 'de-hamburg', itemIds: ['item-1'], person }]
  })

function openCheckout() {
  sandbox.respond('updateShipmentForBasket', () => HttpResponse.json({ basketId: 'b', currency: 'EUR' }))
  const order = <button type="button">Order</button>
  const show = (basket: Basket) => (
    <>
      <CheckoutPickUp basket={basket} />
      {order}
    </>
  )
  const { client, rerender } = renderWithProviders(show(collectedBy()), { platform: sandbox.openPlatform() })
  client.setQueryData(BASKET_KEY, collectedBy())
  return { follow: (person: string) => rerender(show(collectedBy(person))) }
}

const field = () => screen.getByRole('textbox')
const readSaved = async () =>
  (await sandbox.callsTo('updateShipmentForBasket')).map(({ body }) => body as { c_pickUpPerson: string })

it('keeps the name of who collects when the shopper goes on to the order button without saving it', async () => {
  openCheckout()
  const user = userEvent.setup()
  await user.type(field(), 'Erika Stein')
  await user.click(screen.getByRole('button', { name: 'Order' }))
  await waitFor(async () => expect(await readSaved()).toMatchObject([{ c_pickUpPerson: 'Erika Stein' }]))
})

it('saves the name once, and leaves the focus where it is', async () => {
  const { follow } = openCheckout()
  const user = userEvent.setup()
  await user.type(field(), 'Erika Stein')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await readSaved()).toHaveLength(1))
  follow('Erika Stein')
  expect(screen.getByRole('button', { name: 'Saved' })).toHaveFocus()
  expect(field()).toHaveValue('Erika Stein')
  expect(await readSaved()).toHaveLength(1)
})

it('follows another tab while nothing is typed here', () => {
  const { follow } = openCheckout()
  follow('Jonas Stein')
  expect(field()).toHaveValue('Jonas Stein')
})
