import { helpers, ShopperCustomers } from 'commerce-sdk-isomorphic'
import { customer, ORGANIZATION } from './session-setup'
import { startShop, type TestShop } from './shop-setup'

let shop: TestShop
let guest: string

beforeAll(async () => {
  shop = await startShop()
  guest = (await shop.loginGuest()).access_token
})
afterAll(() => shop.stop())

const CURRENT = `/custom/sites/v1/organizations/${ORGANIZATION}/current`
const STATE = `/custom/marketing-messaging/v1/organizations/${ORGANIZATION}/subscription/state`

const setState = (
  email: unknown,
  state: unknown,
  { token = guest, siteId = 'jasmin' }: { token?: string; siteId?: string } = {}
) =>
  shop.send('POST', `${STATE}?siteId=${siteId}`, {
    token,
    body: { c_email: email, c_subscription_state: state, c_source: 'unsubscribe_form' }
  })

describe('the current site', () => {
  it('is the one of the token, as the vendor’s helper reads it', async () => {
    const site = await helpers.callCustomEndpoint({
      options: { method: 'GET', customApiPathParameters: { endpointPath: 'current', apiName: 'sites' } },
      clientConfig: {
        parameters: { organizationId: ORGANIZATION, shortCode: 'sandbox1', siteId: 'jasmin', clientId: 'x' },
        headers: { authorization: `Bearer ${guest}` },
        proxy: shop.origin
      }
    })
    expect(site).toEqual({
      id: 'jasmin',
      name: 'jasmin',
      alias: 'jasmin',
      locales: ['de-DE', 'de-AT', 'en-DE', 'en-AT', 'en-GB', 'fr-FR', 'it-IT'],
      defaultLocale: 'de-DE',
      allowedCurrencies: ['EUR', 'GBP'],
      defaultCurrency: 'EUR',
      preferences: { hidePhysicalGiftCards: false }
    })
  })

  it.each([
    ['siteId=jasmin', undefined, 401],
    ['siteId=puro', 'guest', 403],
    ['', 'guest', 400],
    ['siteId=jasmin&currency=EUR', 'guest', 400]
  ])('is refused to "%s" with token %s', async (query, token, status) => {
    const answer = await shop.send('GET', `${CURRENT}?${query}`, { token: token && guest })
    expect(answer.status).toBe(status)
  })
})

describe('subscriptions', () => {
  it('of a customer are taken off by the form and put on by themselves, and the profile says so', async () => {
    const { access_token, customer_id } = await shop.loginCustomer()
    const readFlag = async () =>
      (
        await shop
          .createClient(ShopperCustomers, access_token)
          .getCustomer({ parameters: { customerId: customer_id } })
      ).c_newsletter as boolean
    const subscribed = await setState(customer.username, 'subscribed', { token: access_token })
    expect(subscribed).toMatchObject({
      status: 200,
      body: { c_email: customer.username, c_subscription_state: 'subscribed' }
    })
    expect(await readFlag()).toBe(true)
    expect((await setState(customer.username.toUpperCase(), 'unsubscribed')).status).toBe(200)
    expect(await readFlag()).toBe(false)
  })

  it('of a customer are not put on by anybody else', async () => {
    expect((await setState(customer.username, 'subscribed')).status).toBe(403)
  })

  it('of an unknown address are refused by the title that clients go by, until it is on the list', async () => {
    const unknown = await setState('nobody@example.com', 'unsubscribed')
    expect(unknown).toMatchObject({ status: 404, body: { title: 'CustomerNotFoundError' } })
    expect((await setState('nobody@example.com', 'subscribed')).status).toBe(200)
    expect((await setState('Nobody@example.com', 'unsubscribed')).status).toBe(200)
  })

  it('are each site’s own', async () => {
    await setState('visitor@example.com', 'subscribed')
    const token = (await shop.loginGuest('puro')).access_token
    const elsewhere = await setState('visitor@example.com', 'unsubscribed', { token, siteId: 'puro' })
    expect(elsewhere.status).toBe(404)
    expect((await setState('visitor@example.com', 'unsubscribed', { siteId: 'puro' })).status).toBe(403)
  })

  it.each([
    ['no address', 'nobody', 'unsubscribed'],
    ['a number', 5, 'unsubscribed'],
    ['another state', 'nobody@example.com', 'maybe'],
    ['no state', 'nobody@example.com', undefined]
  ])('are refused for %s', async (_what, email, state) => {
    expect((await setState(email, state)).status).toBe(400)
  })
})
