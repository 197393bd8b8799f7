import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import type { Basket, Line, Shipment } from '../basket/model/basket'
import { LinePickUp } from './line-pick-up'

const sandbox = serveSandbox()

const parcel = (id: string, firstName: string, city: string): Shipment =>
  ({
    id,
    kind: 'delivery',
    itemIds: [`in-${id}`],
    address: { firstName, lastName: 'Stein', city }
  }) as Shipment
const shipments: Shipment[] = [
  parcel('me', 'Ida', 'Hamburg'),
  parcel('aunt', 'Erika', 'Bonn'),
  { id: 'a', kind: 'pickUp', storeId: 'de-hamburg', itemIds: ['in-a'] },
  { id: 'b', kind: 'pickUp', storeId: 'de-berlin', itemIds: ['in-b'] }
]
const hamburg = { id: 'de-hamburg', name: 'jasmin & puro Hamburg' }

function show({ shipmentId, basket = { shipments }, store }: Partial<Shown> & { shipmentId: string }) {
  const storeId = basket.shipments.find(({ id }) => id === shipmentId)?.storeId
  const line = {
    itemId: `in-${shipmentId}`,
    name: 'Tea',
    quantity: 1,
    shipmentId,
    storeId,
    isPurchasable: true
  } as Line
  const actions = { isBusy: false } as Parameters<typeof LinePickUp>[0]['actions']
  renderWithProviders(
    <LinePickUp basket={basket} line={line} store={store} stock={undefined} actions={actions} />,
    { platform: sandbox.openPlatform() }
  )
}
type Shown = { basket: Pick<Basket, 'shipments'>; store: typeof hamburg | undefined }

it('says to whom and where a line goes while there are several addresses, with and without a store', () => {
  show({ shipmentId: 'me' })
  expect(screen.getByText('Delivery to Ida Stein, Hamburg')).toBeVisible()
  show({ shipmentId: 'aunt', store: hamburg })
  expect(screen.getByText('Delivery to Erika Stein, Bonn')).toBeVisible()
})

it('names no address where everything goes to one', () => {
  show({ shipmentId: 'me', basket: { shipments: shipments.slice(0, 1) }, store: hamburg })
  expect(screen.getByText('Delivery')).toBeVisible()
})

it('says of a gift that it comes with the goods, and where, while there is more than one way', async () => {
  const gift = (shipmentId: string, storeId?: string, of = shipments) =>
    renderWithProviders(
      <LinePickUp
        basket={{ shipments: of }}
        line={
          { itemId: 'gift', name: 'Tin', quantity: 1, shipmentId, storeId, isAutomaticBonus: true } as Line
        }
        store={hamburg}
        stock={undefined}
        actions={{ isBusy: false } as Parameters<typeof LinePickUp>[0]['actions']}
      />,
      { platform: sandbox.openPlatform() }
    )
  gift('a', 'de-hamburg')
  expect(await screen.findByText(hamburg.name)).toBeVisible()
  expect(screen.getByText('This free product comes together with your items.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  gift('me', undefined, shipments.slice(0, 1))
  expect(screen.getAllByText('This free product comes together with your items.')).toHaveLength(1)
})

it('names the store that a line is collected in, mine and another one', async () => {
  show({ shipmentId: 'a', store: hamburg })
  expect(screen.getByText('Pick-up in my store')).toBeVisible()
  expect(screen.getByText(hamburg.name)).toBeVisible()
  show({ shipmentId: 'b', store: hamburg })
  expect(screen.getByText('Pick-up in another store')).toBeVisible()
  expect(await screen.findByText('jasmin & puro Berlin')).toBeVisible()
})
