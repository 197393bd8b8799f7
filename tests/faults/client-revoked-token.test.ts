import { faultCases } from './client-faults'
import { checkGiftCertificate, operations } from './client-operations'
import { describeFully, OTHER_TEA, startClients, TEA, type Clients } from './client-setup'

let clients: Clients
beforeAll(async () => {
  clients = await startClients()
})
afterEach(() => clients.switchOff())
afterAll(() => clients.stop())

/** Public data is returned whatever the token says. */
const PUBLIC = [
  'content.getContentPage',
  'controllers.Site-Countries',
  'controllers.Account-SubmitGuestRegistration'
]
const forShoppers = Object.keys(operations).filter(name => !PUBLIC.includes(name))

it.each(forShoppers)('%s is repeated once with a renewed token', async operation => {
  const tab = await clients.openTab()
  const call = await operations[operation]!(tab)
  await clients.switchOn({ operation, kind: 'revoke-token', times: 1 })
  await clients.countCalls()
  tab.wire.sent = 0
  await call()
  expect([tab.tokens.length, tab.wire.sent]).toEqual([2, 2])
  expect(await clients.countCalls()).toEqual({ [operation]: 2, 'slas.getAccessToken': 1 })
})

it.each(forShoppers)('%s is refused when the renewed token is refused as well', async operation => {
  const tab = await clients.openTab()
  const call = await operations[operation]!(tab)
  await clients.switchOn({ operation, kind: 'revoke-token' })
  await clients.countCalls()
  const error: unknown = await call().catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: '401', kind: 'fault', status: 401 })
  for (const token of tab.tokens) expect(describeFully(error)).not.toContain(token)
  expect(await clients.countCalls()).toEqual({ [operation]: 2, 'slas.getAccessToken': 1 })
})

it.each(PUBLIC)('%s costs no renewal', async operation => {
  const tab = await clients.openTab()
  const call = await operations[operation]!(tab)
  await clients.switchOn({ operation, kind: 'revoke-token' })
  await call()
  expect(tab.tokens).toHaveLength(1)
})

it('a gift certificate is looked up again with a renewed token', async () => {
  const tab = await clients.openTab()
  await clients.switchOn({ operation: 'controllers.GiftCert-CheckBalance', kind: 'revoke-token', times: 1 })
  expect(await checkGiftCertificate(tab)).toMatchObject({ success: true })
})

it('is renewed once for many calls at the same time', async () => {
  const tab = await clients.openTab()
  await clients.switchOn({ operation: 'shopper-products.getProduct', kind: 'revoke-token', times: 1 })
  const { products } = tab.platform
  await products.getProduct({ id: TEA }).catch(() => undefined)
  await clients.switchOn({ operation: 'shopper-products.getProduct', kind: 'revoke-token', times: 1 })
  await clients.countCalls()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => products.getProduct({ id: index % 2 ? TEA : OTHER_TEA }))
  )
  expect(answers.map(({ id }) => id)).toEqual(answers.map((_, index) => (index % 2 ? TEA : OTHER_TEA)))
  const { 'slas.getAccessToken': renewals, 'shopper-products.getProduct': reads } = await clients.countCalls()
  expect(renewals).toBe(1)
  expect(reads).toBeLessThanOrEqual(100)
})

it.each(['a 500', 'a connection that breaks after the work', 'an empty body'])(
  'the repeat ends with %s and is not repeated itself',
  async what => {
    const tab = await clients.openTab()
    const { platform } = tab
    const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
    const operation = 'shopper-baskets.addItemToBasket'
    await clients.switchOn({ operation, kind: 'revoke-token', times: 1 })
    await clients.switchOn({ ...faultCases[what]!.fault, operation })
    await clients.countCalls()
    await expect(
      platform.baskets.addItemToBasket({ basketId }, [{ productId: TEA, quantity: 1 }])
    ).rejects.toMatchObject(faultCases[what]!.outcome)
    expect(await clients.countCalls()).toMatchObject({ [operation]: 2 })
  }
)
