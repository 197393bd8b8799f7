import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { loadMessageGroup } from '../../../intl/message-groups'
import { PlatformError } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import { closeChannels } from '../../basket/api/basket-channel'
import { AddedToCart, showPanel } from '../../basket/components/added-to-cart'
import { findOrderSearch } from './find-order-search'

beforeAll(() => loadMessageGroup('personal', 'en-DE'))
beforeEach(() => void jest.spyOn(Cookies, 'get').mockReturnValue('guest' as never))
afterEach(() => localStorage.clear())
afterAll(closeChannels)

const EMPTY = "There're no items in the basket"
const loadOrderSearch = () => findOrderSearch('jasmin')

/** The mini cart of a browser whose order was being placed when its page was closed; the basket is gone. */
async function openPanel(findOrder: () => Promise<unknown>) {
  const platform = {
    getCustomerId: () => Promise.resolve('customer-1'),
    customers: { getCustomerBaskets: () => Promise.resolve({ baskets: [], total: 0 }) },
    baskets: {
      getBasket: () =>
        Promise.reject(
          new PlatformError({ kind: 'fault', operation: 'getBasket', status: 404, type: 'basket-not-found' })
        )
    },
    controllers: { findOrderByCheckoutKey: findOrder },
    family: () => ({})
  } as unknown as Platform
  let client: QueryClient | undefined
  const Peek = () => {
    client = useQueryClient()
    return null
  }
  renderWithProviders(
    <>
      <Peek />
      <AddedToCart loadOrderSearch={loadOrderSearch} />
    </>,
    { platform }
  )
  await act(() => showPanel(client!, 'en-DE'))
  return within(await screen.findByRole('dialog'))
}
const noteAttempt = () =>
  localStorage.setItem(
    'checkout_jasmin',
    JSON.stringify({ basketId: 'basket-1', key: 'k', isSent: true, askUntil: Date.now() - 1 })
  )

it('finds in the panel, too, the order whose page was closed while it was placed', async () => {
  noteAttempt()
  const panel = await openPanel(() => Promise.resolve({ orderNo: 'JAS1' }))
  expect(await panel.findByText('We have received your order JAS1')).toBeVisible()
  expect(panel.getByRole('link', { name: 'To the order' })).toHaveAttribute(
    'href',
    '/en/checkout/confirmation?orderNo=JAS1'
  )
})

it('does not call the cart in the panel empty while nobody knows what became of its order', async () => {
  noteAttempt()
  const panel = await openPanel(() =>
    Promise.reject(new PlatformError({ kind: 'network', operation: 'findOrderByCheckoutKey' }))
  )
  expect(await panel.findByText('We do not know yet whether we received your order')).toBeVisible()
  expect(panel.queryByText(EMPTY)).not.toBeInTheDocument()
})

it('asks for no order where none was being placed', async () => {
  const findOrder = jest.fn(() => Promise.resolve({}))
  const panel = await openPanel(findOrder)
  await waitFor(() => expect(panel.getByText(EMPTY)).toBeVisible())
  expect(findOrder).not.toHaveBeenCalled()
})
