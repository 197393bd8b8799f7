import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { loadMessageGroup } from '../../../intl/message-groups'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { closeChannels } from '../api/basket-channel'
import { BASKET_KEY } from '../api/basket-key'
import { mapBasket } from '../model/map-basket'
import { AddedToCart, showAdded, showAdding, showRefused } from './added-to-cart'
import { BasketAlerts } from './basket-alerts'

jest.mock('../../../intl/message-groups', () => ({
  ...jest.requireActual<object>('../../../intl/message-groups'),
  loadMessageGroup: jest.fn()
}))

const sandbox = serveSandbox()
beforeEach(() => jest.mocked(loadMessageGroup).mockResolvedValue({}))
afterAll(closeChannels)

const basket = mapBasket({
  basketId: 'b',
  currency: 'EUR',
  productItems: [{ itemId: 'line', productId: 'p', productName: 'Assam', quantity: 1, price: 4 }]
})
const SAID = { kind: 'success', code: 'added', message: 'Added to your cart' } as const
const REFUSAL = { kind: 'error', code: 'refused', message: 'Not today' } as const

function renderPage(): QueryClient {
  let client: QueryClient | undefined
  const Peek = () => {
    client = useQueryClient()
    return null
  }
  renderWithProviders(
    <>
      <p>The page</p>
      <Peek />
      <AddedToCart />
      <BasketAlerts />
    </>,
    { platform: sandbox.openPlatform() }
  )
  // The panel shows a basket that this test alone knows.
  sandbox.reply('getShippingMethodsForShipment', { applicableShippingMethods: [] })
  if (!client) throw new Error('the page has no client')
  client.setQueryData(BASKET_KEY, basket)
  return client
}

const add = (client: QueryClient) => act(async () => showAdded(client, { basket, productIds: ['p'] }, SAID))

it('the panel opens at once, without pending items, and is filled afterwards', async () => {
  const client = renderPage()
  await act(async () => showAdding(client))
  const panel = await screen.findByRole('dialog')
  // The content of the panel loads while it opens.
  await within(panel).findByText('Your cart is loading')
  expect(panel).not.toHaveTextContent('Assam')
  await add(client)
  await within(panel).findByText('Added to your cart')
  expect(panel).toHaveTextContent('Assam')
  expect(screen.getAllByRole('dialog')).toEqual([panel])
})

it('a refusal is shown in place of the panel', async () => {
  const client = renderPage()
  await act(async () => showAdding(client))
  await screen.findByRole('dialog')
  await act(async () => showRefused(client, REFUSAL))
  const alert = await screen.findByText('Not today')
  expect(alert).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('a refusal leaves a panel open that shows what another add has brought', async () => {
  const client = renderPage()
  await act(async () => showAdding(client))
  await add(client)
  await act(async () => showRefused(client, REFUSAL))
  expect(await screen.findByText('Not today')).toBeVisible()
  await within(screen.getByRole('dialog')).findByText('Assam')
})

it('a panel that was closed while the platform adds stays closed, and an alert shows the outcome', async () => {
  const client = renderPage()
  await act(async () => showAdding(client))
  const panel = await screen.findByRole('dialog')
  await act(async () => fireEvent.click(within(panel).getByRole('button', { name: 'Close' })))
  await waitFor(() => expect(panel).not.toBeInTheDocument())
  await add(client)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByText('Added to your cart')).toBeVisible()
})

it('announces the added products where the panel cannot be loaded, and the page stays', async () => {
  jest.mocked(loadMessageGroup).mockRejectedValue(new Error('offline'))
  const client = renderPage()
  await act(async () => showAdding(client))
  expect(screen.queryByText('Added to your cart')).not.toBeInTheDocument()
  await add(client)
  expect(await screen.findByText('Added to your cart')).toBeVisible()
  expect(screen.getByText('The page')).toBeVisible()
})
