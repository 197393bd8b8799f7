import { ShopperConsents, type ShopperConsentsTypes } from 'commerce-sdk-isomorphic'
import { accounts } from '../../sandbox/seed/accounts'
import { readRefusal } from './session-setup'
import { startShop, type SiteName, type TestShop } from './shop-setup'
import { readMails } from './slas-mail-setup'

type Change = ShopperConsentsTypes.ConsentSubscriptionRequest

let shop: TestShop
const account = accounts[1]!
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const createClient = (token: string, site: SiteName = 'jasmin') =>
  shop.createClient(ShopperConsents, token, site)
const asGuest = async (site?: SiteName) => createClient((await shop.loginGuest(site)).access_token, site)
const asCustomer = async () =>
  createClient(
    (await shop.loginCustomer({ username: account.login, password: account.password })).access_token
  )
type Client = ReturnType<typeof createClient>

const list = async (client: Client, parameters = {}) => (await client.getSubscriptions({ parameters })).data
const readStatuses = async (client: Client, id: string) =>
  (await list(client, { expand: ['consentStatus'] })).find(({ subscriptionId }) => subscriptionId === id)
    ?.consentStatus
const newsletter = (contactPointValue: string, status: Change['status'] = 'opt_in'): Change => ({
  subscriptionId: 'newsletter',
  channel: 'email',
  contactPointValue,
  status
})
const sms: Change = {
  subscriptionId: 'offers-by-message',
  channel: 'sms',
  contactPointValue: '+49 151 2345678',
  status: 'opt_in'
}

it('lists what one may subscribe to in the shopper’s language, without a word about their consents', async () => {
  const guest = await asGuest()
  const answer = await guest.getSubscriptions({ parameters: { locale: 'en-DE' } })
  expect(answer.data).toContainEqual({
    subscriptionId: 'newsletter',
    channels: ['email'],
    title: 'Newsletter',
    subtitle: expect.stringContaining('month'),
    tags: expect.arrayContaining(['checkout']),
    consentType: 'marketing',
    consentRequired: false,
    defaultStatus: 'opt_out'
  })
  const german = await list(guest, { tags: ['homepage_banner', 'nowhere'] })
  expect(german.map(({ subscriptionId, subtitle }) => [subscriptionId, subtitle])).toEqual([
    ['newsletter', expect.stringContaining('Monat')]
  ])
  expect(await list(guest, { tags: ['nowhere'] })).toEqual([])
})

it('subscribes a customer’s own address at once, and their newsletter flag follows', async () => {
  const customer = await asCustomer()
  expect(await readStatuses(customer, 'newsletter')).toEqual([
    { channel: 'email', contactPointValue: account.login, status: 'opt_out' }
  ])
  const answer = await customer.updateSubscription({ body: newsletter(account.login) })
  expect(answer).toEqual(newsletter(account.login))
  expect(await readStatuses(customer, 'newsletter')).toMatchObject([{ status: 'opt_in' }])
  expect(await readMails(shop, 'newsletter-confirmation', account.login)).toEqual([])
  await customer.updateSubscription({ body: newsletter(account.login, 'opt_out') })
  expect(await readStatuses(customer, 'newsletter')).toMatchObject([{ status: 'opt_out' }])
})

it('confirms any other address by mail first, and does not reveal whether it belongs to a customer', async () => {
  const victim = accounts[0]!.login
  const guest = await asGuest()
  for (const contact of [victim, 'nobody@example.com']) {
    expect(await guest.updateSubscription({ body: newsletter(contact) })).toEqual(newsletter(contact))
    const [mail] = await readMails(shop, 'newsletter-confirmation', contact)
    expect(mail?.document.link).toContain('Newsletter-Confirm')
  }
  const other = await asCustomer()
  expect(await other.updateSubscription({ body: newsletter(victim) })).toEqual(newsletter(victim))
  const owner = createClient(
    (await shop.loginCustomer({ username: victim, password: accounts[0]!.password })).access_token
  )
  expect(await readStatuses(owner, 'newsletter')).toMatchObject([{ status: 'opt_out' }])
  for (const contact of [victim, 'never.seen@example.com']) {
    const leaving = newsletter(contact, 'opt_out')
    expect(await guest.updateSubscription({ body: leaving })).toEqual(leaving)
  }
})

it('shows each shopper what they have said themselves', async () => {
  const [guest, stranger] = [await asGuest(), await asGuest()]
  await guest.updateSubscription({ body: sms })
  const said = { channel: 'sms', contactPointValue: '+491512345678', status: 'opt_in' }
  expect(await readStatuses(guest, 'offers-by-message')).toEqual([said])
  await guest.updateSubscription({ body: { ...sms, status: 'opt_out' } })
  expect(await readStatuses(guest, 'offers-by-message')).toEqual([{ ...said, status: 'opt_out' }])
  expect(await readStatuses(stranger, 'offers-by-message')).toEqual([])
})

it('applies the valid ones of many changes and lists those that failed', async () => {
  const guest = await asGuest()
  const unknown = { ...sms, subscriptionId: 'unknown' }
  const answer = await guest.updateSubscriptions({ body: { subscriptions: [sms, unknown] } })
  expect(answer.results).toEqual([
    { ...sms, success: true },
    { ...unknown, success: false, error: { code: 'subscription-not-found', message: expect.any(String) } }
  ])
  expect(await readStatuses(guest, 'offers-by-message')).toMatchObject([{ status: 'opt_in' }])
})

it('lets a shopper speak for two hundred numbers, and always leave', async () => {
  const guest = await asGuest()
  const change = (number: number, status: Change['status'] = 'opt_in'): Change => ({
    ...sms,
    contactPointValue: `+4915100${String(number).padStart(4, '0')}`,
    status
  })
  for (let start = 0; start < 200; start += 50)
    await guest.updateSubscriptions({
      body: { subscriptions: Array.from({ length: 50 }, (_entry, index) => change(start + index)) }
    })
  expect((await readRefusal(guest.updateSubscription({ body: change(200) }))).status).toBe(400)
  await guest.updateSubscription({ body: change(0, 'opt_out') })
  await guest.updateSubscription({ body: change(201, 'opt_out') })
  const statuses = await readStatuses(guest, 'offers-by-message')
  expect(statuses?.length).toBe(200)
  expect(statuses?.filter(({ status }) => status === 'opt_out').length).toBe(1)
})

it.each([
  ['an unknown subscription', { subscriptionId: 'unknown' }, 404],
  ['a subscription of no form', { subscriptionId: '__proto__' }, 400],
  ['a channel that is not offered', { channel: 'email', contactPointValue: 'a@example.com' }, 400],
  ['an unknown channel', { channel: 'pigeon' }, 400],
  ['a number without its country', { contactPointValue: '0151 2345678' }, 400],
  ['a very long number', { contactPointValue: `+49${'1'.repeat(1_000)}` }, 400],
  ['no status', { status: undefined }, 400],
  ['an address that is none', { ...newsletter('nobody') }, 400],
  ['to leave what is required', { ...newsletter('a@example.com', 'opt_out'), subscriptionId: 'recalls' }, 400]
])('refuses %s', async (_what, change, status) => {
  const guest = await asGuest()
  const refused = await readRefusal(guest.updateSubscription({ body: { ...sms, ...change } as Change }))
  expect([refused.status, refused.body.type]).toEqual([status, expect.any(String)])
})

it('refuses no changes, more than fifty, and unknown expansions', async () => {
  const guest = await asGuest()
  const many = (count: number) =>
    readRefusal(guest.updateSubscriptions({ body: { subscriptions: Array<Change>(count).fill(sms) } }))
  expect([(await many(0)).status, (await many(51)).status]).toEqual([400, 400])
  expect((await readRefusal(list(guest, { expand: ['everything'] }))).status).toBe(400)
  const path = '/shopper/shopper-consents/v1/organizations/f_ecom_sbox_001/subscriptions?siteId=jasmin'
  expect((await shop.send('GET', path)).status).toBe(401)
  expect((await shop.send('POST', path, { body: sms })).status).toBe(401)
})
