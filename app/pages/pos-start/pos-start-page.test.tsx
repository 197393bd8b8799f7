import { fireEvent, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { Route } from '../../entry/kit-adapter/router'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { loadMessageGroup } from '../../intl/message-groups'
import type { Platform } from '../../platform/platform'
import LoginPages from '../login/login-pages'

beforeAll(() => loadMessageGroup('personal', 'en-DE'))

const LINE = { itemId: '1', productId: 'p', productName: 'Sencha', quantity: 2, price: 12.5 }
const NOTES = { c_agentID: 'pos-7', c_platform: 'MSP_POS_AGENT' }

/** The page at a platform where the shopper is `state` and has the basket `found`. */
function open(
  path: string,
  { state = 'guest', found, isDown = false }: { state?: string; found?: object; isDown?: boolean } = {}
) {
  jest.spyOn(Cookies, 'get').mockReturnValue(state as never)
  const world = { state, basket: found as object | undefined, isDown }
  const calls = {
    createBasket: jest.fn(() => Promise.resolve((world.basket = { basketId: 'new' }))),
    deleteBasket: jest.fn(() => Promise.resolve((world.basket = undefined))),
    updateBasket: jest.fn(({ basketId }: { basketId: string }, changes: object) =>
      world.isDown ? Promise.reject(new Error('down')) : Promise.resolve({ basketId, ...changes })
    ),
    logout: jest.fn(() => {
      world.state = 'guest'
      world.basket = undefined
      return Promise.resolve()
    })
  }
  const platform = {
    getCustomerId: () => Promise.resolve('c'),
    customers: {
      getCustomerBaskets: () => Promise.resolve({ baskets: world.basket ? [world.basket] : [] })
    },
    baskets: calls,
    family: () => ({ ...calls, getState: () => world.state, onChange: () => () => undefined })
  } as unknown as Platform
  renderWithProviders(<Route path="/en/pos-start" component={LoginPages} />, { path, platform })
  return { ...calls, world }
}

it.each(['', '?agent=', '?agent=%3Cb%3E'])('a link %j names no agent', async query => {
  const { createBasket } = open(`/en/pos-start${query}`)
  expect(await screen.findByRole('alert')).toHaveTextContent('This link names no agent')
  expect(createBasket).not.toHaveBeenCalled()
})

it('a sale begins at once where there is no cart', async () => {
  const { updateBasket, createBasket } = open('/en/pos-start?agent=pos-7')
  expect(await screen.findByText(/counts for agent pos-7/)).toBeVisible()
  expect(createBasket).toHaveBeenCalledTimes(1)
  expect(updateBasket).toHaveBeenCalledTimes(1)
  expect(updateBasket).toHaveBeenCalledWith({ basketId: 'new' }, NOTES)
  expect(screen.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/en')
})

it.each([
  ['Go on with this cart', 'old', 0],
  ['Begin with an empty cart', 'new', 1]
])('about a cart from before the agent is asked: %s', async (answer, basketId, deleted) => {
  const { updateBasket, deleteBasket } = open('/en/pos-start?agent=pos-7', {
    found: { basketId: 'old', currency: 'EUR', productItems: [LINE] }
  })
  const button = await screen.findByRole('button', { name: answer })
  expect(updateBasket).not.toHaveBeenCalled()
  fireEvent.click(button)
  expect(await screen.findByText(/counts for agent pos-7/)).toBeVisible()
  expect(updateBasket).toHaveBeenCalledWith({ basketId }, NOTES)
  expect(deleteBasket).toHaveBeenCalledTimes(deleted)
})

it('a customer who is still logged in is logged out before an empty cart begins', async () => {
  const { updateBasket, logout, deleteBasket } = open('/en/pos-start?agent=pos-7', {
    state: 'registered',
    found: { basketId: 'theirs', currency: 'EUR', productItems: [LINE] }
  })
  expect(await screen.findByText(/still logged in on this device/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Begin with an empty cart' }))
  expect(await screen.findByText(/counts for agent pos-7/)).toBeVisible()
  expect(logout).toHaveBeenCalledTimes(1)
  expect(deleteBasket).not.toHaveBeenCalled()
  expect(updateBasket).toHaveBeenCalledWith({ basketId: 'new' }, NOTES)
})

it('a platform that fails is said, and asked again on request', async () => {
  const { world, updateBasket } = open('/en/pos-start?agent=pos-7', { isDown: true })
  expect(await screen.findByText(/could not be prepared/)).toBeVisible()
  expect(updateBasket).toHaveBeenCalledTimes(1)
  world.isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/counts for agent pos-7/)).toBeVisible()
})
