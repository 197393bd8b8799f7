import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import Cookies from 'js-cookie'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { loadMessageGroup } from '../../../intl/message-groups'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../basket/api/basket-channel'
import { AddedToCart, showPanel } from '../../basket/components/added-to-cart'
import { findOrderSearch } from './find-order-search'

const sandbox = serveSandbox()
beforeAll(() => loadMessageGroup('personal', 'en-DE'))
beforeEach(() => void Cookies.set('session_jasmin', 'guest'))
afterEach(() => localStorage.clear())
afterAll(closeChannels)

const SEARCH = 'Order-FindByCheckoutKey'
const EMPTY = "There're no items in the basket"
const loadOrderSearch = () => findOrderSearch('jasmin')

/** The mini cart of a browser whose order was being placed when its page was closed; the basket is gone. */
async function openPanel() {
  const platform = sandbox.openPlatform()
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
  sandbox.reply(SEARCH, { success: true, orderNo: 'JAS1' })
  const panel = await openPanel()
  expect(await panel.findByText('We have received your order JAS1')).toBeVisible()
  expect(panel.getByRole('link', { name: 'View the order' })).toHaveAttribute(
    'href',
    '/en/checkout/confirmation?orderNo=JAS1'
  )
})

it('does not call the cart in the panel empty while its order’s outcome is unknown', async () => {
  noteAttempt()
  sandbox.respond(SEARCH, () => HttpResponse.error())
  const panel = await openPanel()
  expect(await panel.findByText('We do not yet know whether we have received your order')).toBeVisible()
  expect(panel.queryByText(EMPTY)).not.toBeInTheDocument()
})

it('searches no order without an attempt', async () => {
  const panel = await openPanel()
  await waitFor(() => expect(panel.getByText(EMPTY)).toBeVisible())
  expect(await sandbox.callsTo(SEARCH)).toEqual([])
})
