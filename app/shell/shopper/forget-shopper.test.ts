import { QueryObserver } from '@tanstack/react-query'
import { findKeptDestination, keepDestination } from '../../visit/destination'
import { accountStoreQuery } from '../../features/pick-up/account-store'
import type { Platform } from '../../platform/platform'
import { createQueryClient } from '../../platform/query-object'
import { forgetShopper } from './forget-shopper'

function openPage(...keys: string[]) {
  const client = createQueryClient()
  const answers: Record<string, number> = {}
  const stops = keys.map(key => {
    client.setQueryData([key, 'x'], 'of the former shopper')
    const observer = new QueryObserver(client, {
      queryKey: [key, 'x'],
      queryFn: () => {
        answers[key] = (answers[key] ?? 0) + 1
        return Promise.resolve('new')
      }
    })
    return observer.subscribe(() => undefined)
  })
  return { client, answers, read: (key: string) => client.getQueryData([key, 'x']), stops }
}
const settle = () => new Promise(resolve => setTimeout(resolve, 0))

it('nothing of the former shopper stays, and what is on the page is read again', async () => {
  const { client, answers, read, stops } = openPage('customer', 'wishlist', 'basket')
  client.setQueryData(['customer-orders', 0], 'not on the page')
  client.setQueryData(['product', '1'], 'a price for customers')
  forgetShopper(client, { keepsBasket: false })
  expect(['customer', 'wishlist', 'basket'].map(read)).toEqual([undefined, undefined, undefined])
  expect(client.getQueryData(['customer-orders', 0])).toBeUndefined()
  expect(client.getQueryData(['product', '1'])).toBeUndefined()
  await settle()
  expect(answers).toEqual({ customer: 1, wishlist: 1, basket: 1 })
  expect(read('customer')).toBe('new')
  stops.forEach(stop => stop())
})

it('the postal code of a visit goes with a logout, not with a login', () => {
  const place = { postalCode: '20095', countryCode: 'DE' }
  keepDestination(place)
  forgetShopper(createQueryClient(), { keepsBasket: true })
  expect(findKeptDestination()).toEqual(place)
  forgetShopper(createQueryClient(), { keepsBasket: false, isLogout: true })
  expect(findKeptDestination()).toBeUndefined()
})

it('a page stays until it has been read again, so that nothing moves', async () => {
  const { client, answers, read, stops } = openPage('page', 'product')
  forgetShopper(client, { keepsBasket: false })
  expect(read('page')).toBe('of the former shopper')
  await settle()
  expect([answers, read('page')]).toEqual([{ page: 1, product: 1 }, 'new'])
  stops.forEach(stop => stop())
})

it('the guest’s basket stays while it follows into the account', async () => {
  const { client, answers, read, stops } = openPage('basket')
  forgetShopper(client, { keepsBasket: true })
  await settle()
  expect([answers, read('basket')]).toEqual([{}, 'of the former shopper'])
  stops.forEach(stop => stop())
})

it('a logout asks for nothing by the former customer’s baskets and orders', async () => {
  const keys = ['shipping-methods', 'payment-methods', 'delivery-time', 'order', 'order-payment']
  const { client, answers, read, stops } = openPage(...keys)
  forgetShopper(client, { keepsBasket: false, isLogout: true })
  await settle()
  expect(answers).toEqual({})
  expect(keys.map(read)).toEqual([undefined, undefined, undefined, null, null])
  stops.forEach(stop => stop())
})

it('a logout asks for no store of the account', async () => {
  const { queryKey } = accountStoreQuery({} as Platform, 'jasmin')
  const { client, answers, stops } = openPage(String(queryKey[0]))
  forgetShopper(client, { keepsBasket: false, isLogout: true })
  await settle()
  expect(answers).toEqual({})
  stops.forEach(stop => stop())
})

it('a logout asks for nothing of a customer, and knows that a new guest has no basket', async () => {
  const { client, answers, read, stops } = openPage('customer', 'machines', 'customer-orders', 'promotion')
  const basket = new QueryObserver(client, {
    queryKey: ['basket'],
    queryFn: () => {
      answers.basket = 1
      return Promise.resolve('asked')
    },
    initialData: 'of the former shopper'
  })
  stops.push(basket.subscribe(() => undefined))
  await settle()
  delete answers.basket
  forgetShopper(client, { keepsBasket: false, isLogout: true })
  await settle()
  expect(answers).toEqual({ promotion: 1 })
  expect(['customer', 'machines', 'customer-orders'].map(read)).toEqual([undefined, undefined, undefined])
  expect(client.getQueryData(['basket'])).toBeNull()
  stops.forEach(stop => stop())
})
