import { fireEvent, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { Route } from '../../entry/kit-adapter/router'
import { SENCHA } from '../../../tests/factories/placed-order'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { loadMessageGroup } from '../../intl/message-groups'
import { shopperSession } from '../../platform/session/shopper-session'
import LoginPages from './login-pages'

beforeAll(() => loadMessageGroup('personal', 'en-DE'))

const sandbox = serveSandbox()
const NOTES = { c_agentID: 'pos-7', c_platform: 'MSP_POS_AGENT' }

interface Shopper {
  state?: 'guest' | 'registered'
  hasCart?: boolean
}

/** The page at the platform, where the shopper may have a basket with a tea. */
async function open(query: string, { state = 'guest', hasCart = false }: Shopper = {}) {
  Cookies.set('session_jasmin', state)
  const platform = sandbox.openPlatform({ state })
  if (hasCart) {
    const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
    await platform.baskets.addItemToBasket({ basketId }, [{ productId: SENCHA, quantity: 2 }])
  }
  sandbox.forgetCalls()
  renderWithProviders(<Route path="/en/pos-start" component={LoginPages} />, {
    path: `/en/pos-start${query}`,
    platform
  })
  return {
    getState: platform.family(shopperSession).getState,
    async readBaskets() {
      const customerId = await platform.getCustomerId()
      return (await platform.customers.getCustomerBaskets({ customerId })).baskets ?? []
    }
  }
}
const changes = () => sandbox.callsTo('updateBasket')

it.each(['', '?agent=', '?agent=%3Cb%3E'])('a link %j names no sales agent', async query => {
  const { readBaskets } = await open(query)
  expect(await screen.findByRole('alert')).toHaveTextContent('This link names no sales agent')
  expect(await readBaskets()).toEqual([])
})

it('a sale begins at once where there is no cart', async () => {
  const { readBaskets } = await open('?agent=pos-7')
  expect(await screen.findByText(/counts for pos-7/)).toBeVisible()
  expect(await readBaskets()).toEqual([expect.objectContaining(NOTES)])
  expect(await changes()).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/en')
})

it.each([
  ['Continue with this basket', 1],
  ['Start with an empty basket', 0]
])('about a cart from before the agent is asked: %s', async (answer, items) => {
  const { readBaskets } = await open('?agent=pos-7', { hasCart: true })
  const button = await screen.findByRole('button', { name: answer })
  expect(await changes()).toEqual([])
  fireEvent.click(button)
  expect(await screen.findByText(/counts for pos-7/)).toBeVisible()
  const [basket, ...others] = await readBaskets()
  expect(basket).toMatchObject(NOTES)
  expect(basket?.productItems ?? []).toHaveLength(items)
  expect(others).toEqual([])
})

it('a customer who is still logged in is logged out before an empty cart begins', async () => {
  const { getState, readBaskets } = await open('?agent=pos-7', { state: 'registered', hasCart: true })
  expect(await screen.findByText(/still logged in on this device/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Start with an empty basket' }))
  expect(await screen.findByText(/counts for pos-7/)).toBeVisible()
  expect(getState()).toBe('guest')
  expect(await sandbox.callsTo('deleteBasket')).toEqual([])
  const [basket] = await readBaskets()
  expect(basket).toMatchObject(NOTES)
  expect(basket?.productItems ?? []).toEqual([])
})

it('a platform that fails is reported, and called again on request', async () => {
  sandbox.refuse('updateBasket', 503, { once: true })
  await open('?agent=pos-7')
  expect(await screen.findByText(/could not be prepared/)).toBeVisible()
  expect(await changes()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/counts for pos-7/)).toBeVisible()
})
