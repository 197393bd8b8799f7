import { HttpResponse } from 'msw'
import { ANNA, serveSandbox } from '../../tests/factories/sandbox-platform'
import { takeUnhandled } from '../../tests/setup/requests'
import { shopperSession } from '../../app/platform/session/shopper-session'
import { byPassword } from '../../app/platform/session/login-ways'

const sandbox = serveSandbox()
const BASKET = { currency: 'EUR' }

it('answers the shop’s own client with the seed’s products and prices', async () => {
  const product = await sandbox.openPlatform().products.getProduct({ id: '100000000000000113' })
  expect(product).toMatchObject({ name: 'Sencha Coastal Breeze', price: 7.9 })
})

describe.each(['first', 'second'])('the %s test on the same storage', () => {
  it('knows a single basket of its customer', async () => {
    const platform = sandbox.openPlatform({ state: 'registered' })
    await platform.baskets.createBasket({}, BASKET)
    const customerId = await platform.getCustomerId()
    await expect(platform.customers.getCustomerBaskets({ customerId })).resolves.toMatchObject({ total: 1 })
  })
})

it('logs shoppers in and out at the sandbox', async () => {
  const platform = sandbox.openPlatform()
  const session = platform.family(shopperSession)
  const changes = jest.fn()
  session.onChange(changes)
  const guest = await platform.getCustomerId()
  await session.login(byPassword(ANNA.username, ANNA.password))
  expect(await platform.getCustomerId()).not.toBe(guest)
  await expect(session.login(byPassword(ANNA.username, 'wrong'))).rejects.toMatchObject({ status: 401 })
  expect(session.getState()).toBe('registered')
  await session.logout()
  expect(session.getState()).toBe('guest')
  expect(changes).toHaveBeenCalledTimes(2)
})

it('names the calls of an operation and what they sent', async () => {
  await sandbox.openPlatform().baskets.createBasket({}, BASKET)
  expect(await sandbox.callsTo('createBasket')).toEqual([
    expect.objectContaining({ query: { siteId: 'jasmin', locale: 'en-DE' }, body: BASKET })
  ])
  expect(await sandbox.callsTo('getBasket')).toEqual([])
})

it('lets a handler of the test answer an operation once, and the sandbox the next call', async () => {
  const { baskets } = sandbox.openPlatform()
  sandbox.respond('createBasket', () => HttpResponse.json({}, { status: 503 }), { once: true })
  await expect(baskets.createBasket({}, BASKET)).rejects.toMatchObject({ status: 503 })
  await expect(baskets.createBasket({}, BASKET)).resolves.toMatchObject(BASKET)
})

it('loses the connection where the sandbox breaks it', async () => {
  await fetch(`${sandbox.origin}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operation: 'createBasket', kind: 'drop-after' })
  })
  const call = sandbox.openPlatform().baskets.createBasket({}, BASKET)
  await expect(call).rejects.toMatchObject({ kind: 'network' })
})

it('fails a test whose page requests an address without a handler', async () => {
  jest.spyOn(console, 'error').mockReset()
  await expect(fetch('http://elsewhere.test/')).rejects.toThrow()
  expect(takeUnhandled()).toEqual(['GET http://elsewhere.test/'])
})
