import express from 'express'
import { buildAppConfig, buildServerSettings } from '../../../tests/factories/app-config'
import { serveAlone } from '../../../tests/factories/endpoint-parts'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { startShop, type TestShop } from '../../../tests/contract/shop-setup'
import { packstationsEndpoints } from '../../server/endpoints/packstations-endpoint'
import type { Fetch } from '../http/send-request'
import { pageAnalytics } from './page-analytics'
import { packstations } from './packstations'
import { personalization } from './personalization'
import { createLimits } from '../../server/limits/limits'
import { submitCase } from './web-to-case'
import { listen, type Listening } from '../../../tests/factories/listen'
import { mockPageCookies } from '../../../tests/factories/page-cookies'

const { sideServices } = buildAppConfig()
const TEA = '100000000000000101'

let sandbox: TestShop
let shop: Listening
beforeAll(async () => {
  sandbox = await startShop()
  const settings = buildServerSettings({}, sandbox.origin, {
    LOCATION_FINDER_ORIGIN: sandbox.origin,
    LOCATION_FINDER_KEY: 'sandbox-packstation-key'
  })
  const limits = createLimits(settings)
  const endpoints = packstationsEndpoints({ settings, send: fetch, limits, report: () => undefined })
  shop = await listen(express().use(...endpoints.map(serveAlone)))
})
afterAll(async () => {
  await shop.close()
  await sandbox.stop()
})

/** The request of a browser through the shop's proxies. */
const send: Fetch = (input, init) => {
  const path = String(input)
  return fetch(
    path.startsWith('/mobify/') ? path.replace(/^\/mobify\/proxy\/\w+/, sandbox.origin) : shop.origin + path,
    init
  )
}

async function openTab() {
  const { access_token } = await sandbox.loginGuest()
  return { platform: createShopPlatform(sandbox.origin, access_token, send) }
}

it('recommends products and learns from what shoppers do', async () => {
  const { platform } = await openTab()
  mockPageCookies({ 'visitor-id_jasmin': 'visitor-a', 'enc-user-id_jasmin': 'visitor-a' })
  const service = platform.family(personalization).open(sideServices.personalization, () => true)
  expect((await service.getRecommenders()).recommenders).toContainEqual(
    expect.objectContaining({ name: 'top-sellers' })
  )
  const { recoUUID = '', recs = [] } = await service.getRecommendations('similar', {
    products: [{ id: TEA }]
  })
  expect(recs[0]).toEqual({
    id: expect.any(String),
    productName: expect.any(String),
    imageUrl: expect.any(String),
    productUrl: expect.any(String)
  })
  const products = recs.map(({ id }) => ({ id }))
  await service.sendActivity('viewReco', { recommenderName: 'similar', __recoUUID: recoUUID, products })
  const activities = await sandbox.send('GET', `/control/activities?cookieId=visitor-a`)
  expect(activities.body.activities).toMatchObject([
    {
      name: 'viewReco',
      siteId: 'jasmin',
      document: { __recoUUID: recoUUID, realm: 'sbox', instanceType: 'sbx' }
    }
  ])
})

it('opens a contact case', async () => {
  const contact = {
    name: 'Lina Bärg',
    email: 'lina@example.com',
    reason: 'Kundenkonto',
    description: 'Grüße & Fragen',
    country: 'DE',
    originUrl: 'http://shop.test/jasmin/de/service',
    returnUrl: 'http://shop.test/jasmin/de/service'
  }
  await submitCase(send, sideServices.cases!, contact)
  const unknown = { ...sideServices.cases!, organizationId: '' }
  await expect(submitCase(send, unknown, contact)).rejects.toMatchObject({ type: 'case-not-processed' })
})

it.each([
  ['a point', { latitude: 50.9384, longitude: 6.9573 }],
  ['a postal code', { postalCode: '50667' }]
])('finds packstations around %s by the server of the shop', async (_what, place) => {
  const { platform } = await openTab()
  const found = await platform.family(packstations).findPackstations(place)
  expect(found[0]).toMatchObject({
    keyword: 'Packstation',
    address: { city: 'Köln', postalCode: '50667', country: 'DE' },
    latitude: expect.any(Number)
  })
})

it('asks for an image that the instance knows as page data', async () => {
  const { platform } = await openTab()
  const asked = new Promise<string>(resolve => {
    platform
      .family(pageAnalytics)
      .open(() => true, resolve)
      .describePage({ path: '/shop/tea' })
  })
  const answer = await fetch(await asked)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif'])
})
