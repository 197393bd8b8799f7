import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { OrderOverview } from './order-overview'

const sandbox = serveSandbox()
const METHODS = 'getShippingMethodsForShipment'
const basket = buildBasket({ lines: [buildLine({ price: 4.25 })] })

beforeEach(() => sandbox.reply('Site-Countries', { countries: [] }))

it('promises nothing of the cost of delivery while the platform is asked', async () => {
  let answer = () => {}
  const held = new Promise<void>(resolve => (answer = resolve))
  sandbox.respond(METHODS, async () => {
    await held
    return HttpResponse.json({
      defaultShippingMethodId: 'standard',
      applicableShippingMethods: [{ id: 'standard', name: 'Standard', price: 3.99 }]
    })
  })
  renderWithProviders(<OrderOverview basket={basket} />, { platform: sandbox.openPlatform() })
  expect(await screen.findByText('…')).toBeVisible()
  expect(screen.queryByText('Calculated at checkout')).toBeNull()
  answer()
  expect(await screen.findByText('EUR 3.99')).toBeVisible()
})

it('leaves the cost of delivery to the checkout where the platform names none', async () => {
  sandbox.reply(METHODS, { applicableShippingMethods: [] })
  renderWithProviders(<OrderOverview basket={basket} />, { platform: sandbox.openPlatform() })
  expect(await screen.findByText('Calculated at checkout')).toBeVisible()
})

it('names at the checkout what the cost of delivery waits for', async () => {
  sandbox.reply(METHODS, { applicableShippingMethods: [] })
  renderWithProviders(<OrderOverview basket={basket} isAtCheckout />, { platform: sandbox.openPlatform() })
  expect(await screen.findByText('Once you choose a method')).toBeVisible()
  expect(screen.queryByText('Calculated at checkout')).toBeNull()
})
