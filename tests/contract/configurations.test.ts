import { ShopperConfigurations, ShopperOrders } from 'commerce-sdk-isomorphic'
import { readRefusal } from './session-setup'
import { startShop, type SiteName, type TestShop } from './shop-setup'

let shop: TestShop
const tokens: Record<string, string> = {}

beforeAll(async () => {
  shop = await startShop()
  for (const site of ['jasmin', 'puro']) tokens[site] = (await shop.loginGuest(site)).access_token
})
afterAll(() => shop.stop())

const getConfigurations = (site: SiteName, parameters = {}) =>
  shop
    .createClient(ShopperConfigurations, tokens[site] ?? '', site)
    .getConfigurations({ parameters: { siteId: site, ...parameters } })
const readValues = ({ configurations }: { configurations: { id: string; value: unknown }[] }) =>
  Object.fromEntries(configurations.map(({ id, value }) => [id, value]))

describe('configurations', () => {
  it('say what a client has to know of the site', async () => {
    const answer = await getConfigurations('jasmin', { personalized: 'none' })
    expect(readValues(answer)).toMatchObject({
      name: 'jasmin',
      status: 'online',
      defaultCurrency: 'EUR',
      allowedCurrencies: ['EUR', 'GBP'],
      defaultLocale: 'de-DE',
      allowedLocales: expect.arrayContaining(['de-DE', 'en-GB', 'fr-FR']),
      SalesforcePaymentsAllowed: false
    })
    expect(answer.configurations.map(({ configurationType }) => configurationType)).toEqual(
      expect.arrayContaining(['siteConfiguration', 'globalConfiguration'])
    )
    expect(readValues(await getConfigurations('puro'))).toMatchObject({ allowedCurrencies: ['EUR'] })
  })

  it('are refused without a token, to a token of the other site, and personalized', async () => {
    const path =
      '/configuration/shopper-configurations/v1/organizations/f_ecom_sbox_001/configurations?siteId=jasmin'
    expect((await shop.send('GET', path)).status).toBe(401)
    expect((await shop.send('GET', path, { token: tokens.puro })).status).toBe(403)
    expect((await shop.send('GET', `${path}&personalized=all`, { token: tokens.jasmin })).status).toBe(400)
  })
})

describe('order management', () => {
  const orders = () => shop.createClient(ShopperOrders, tokens.jasmin ?? '')

  it('names its reasons to cancel and to return, one of each for who gives none', async () => {
    const answer = await orders().getOmsMetaData()
    for (const reasons of [answer.cancelReasonCodes, answer.returnReasonCodes]) {
      expect(reasons.length).toBeGreaterThan(2)
      expect(reasons.filter(reason => reason.default).length).toBe(1)
    }
  })

  it('is refused without a token, and does not know locales', async () => {
    const path =
      '/checkout/shopper-orders/v1/organizations/f_ecom_sbox_001/orders/oms-meta-data?siteId=jasmin'
    expect((await shop.send('GET', path)).status).toBe(401)
    expect((await shop.send('GET', `${path}&locale=de-DE`, { token: tokens.jasmin })).status).toBe(400)
  })

  it('is no order', async () => {
    const parameters = { orderNo: 'oms-meta-data' }
    expect((await readRefusal(orders().guestOrderLookup({ parameters, body: {} }))).status).toBe(404)
  })
})
