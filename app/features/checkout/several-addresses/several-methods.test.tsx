import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { address } from '../../../../tests/factories/address'
import { buildBasket } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../basket/api/basket-channel'
import SeveralMethods from './several-methods'

const sandbox = serveSandbox()
afterEach(closeChannels)

const parcel = { kind: 'delivery' as const, address }
const divided = buildBasket({
  shippingAddress: address,
  shipments: [
    { ...parcel, id: 'me', itemIds: ['item-1'] },
    { ...parcel, id: 'aunt', itemIds: ['item-2'] }
  ]
})

/** The step where the second parcel's methods come as they are given. */
function openStep(answerSecond: () => Response | Promise<Response>) {
  const standard = () =>
    HttpResponse.json({ applicableShippingMethods: [{ id: 'DHL', name: 'Standard', price: 3.9 }] })
  sandbox.respond('getShippingMethodsForShipment', ({ request }) =>
    request.url.includes('/aunt/') ? answerSecond() : standard()
  )
  sandbox.respond('getDeliveryEstimates', () => HttpResponse.json({ productDeliveryEstimates: [] }))
  renderWithProviders(<SeveralMethods basket={divided} drafts={new Map()} onDone={jest.fn()} />, {
    platform: sandbox.openPlatform()
  })
  return { standard }
}
const next = () => screen.queryByRole('button', { name: 'Continue' })

it('goes on only once the methods of every parcel are known, so that each has one', async () => {
  let answerSecond = (_answer: Response): void => undefined
  const { standard } = openStep(() => new Promise<Response>(resolve => (answerSecond = resolve)))
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
  expect(next()).toBeNull()
  answerSecond(standard())
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
  for (const method of screen.getAllByRole('radio')) expect(method).toBeChecked()
  expect(next()).toBeVisible()
})

it('does not go on where nothing can be sent to an address', async () => {
  openStep(() => HttpResponse.json({ applicableShippingMethods: [] }))
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
  expect(await screen.findByText(/^We do not deliver to this address/)).toBeVisible()
  expect(next()).toBeNull()
})
