import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { OrderList } from './order-list'

const sandbox = serveSandbox()

it('shows nothing below the orders before they come, which would move it', async () => {
  let release = () => {}
  const isReleased = new Promise<void>(resolve => (release = resolve))
  sandbox.respond('getCustomerOrders', async () => {
    await isReleased
    return Response.json({ data: [], total: 0, offset: 0, limit: 10 })
  })
  renderWithProviders(
    <OrderList page={1} loading="loading" failed={() => 'failed'}>
      <p>Earlier orders</p>
    </OrderList>,
    { platform: sandbox.openPlatform({ state: 'registered' }) }
  )
  expect(screen.getByText('loading')).toBeVisible()
  expect(screen.queryByText('Earlier orders')).toBeNull()
  release()
  expect(await screen.findByText('Earlier orders')).toBeVisible()
  expect(screen.getByText('You have not ordered anything yet.')).toBeVisible()
})
