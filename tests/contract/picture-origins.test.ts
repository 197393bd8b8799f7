import supertest from 'supertest'
import { buildServerSettings } from '../factories/app-config'
import { createShopPlatform } from '../factories/shop-platform'
import { createShopServer } from '../factories/shop-server'
import { createSlasMock } from '../factories/slas'
import { startShop, type TestShop } from './shop-setup'

const TEA = '100000000000000101'
/** The host that the platform's answers name for its pictures. */
const NAMED = 'http://sandbox.test'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

/** The shop's server, and how pages of it address a product's first picture. */
async function openShop(instanceOrigin: string, imageOrigin: string) {
  const { access_token: token } = await shop.loginGuest()
  const platform = createShopPlatform(shop.origin, token, fetch, { instanceOrigin })
  const { imageGroups } = await platform.products.getProduct({ id: TEA })
  const { commerce } = buildServerSettings().config
  const settings = buildServerSettings(
    { commerce: { ...commerce, instanceOrigin, imageOrigin } },
    shop.origin
  )
  const server = createShopServer(settings, createSlasMock(), (_req, res) => void res.send('page'))
  const page = await supertest(server).get('/jasmin/de')
  return {
    server,
    picture: imageGroups?.[0]?.images[0]?.link ?? '',
    sources: /img-src ([^;]+)/.exec(String(page.headers['content-security-policy']))?.[1]?.split(' ')
  }
}

it('serves pictures of the instance through the shop’s own address', async () => {
  const { server, picture } = await openShop(NAMED, NAMED)
  expect(picture).toMatch(/^\/mobify\/proxy\/ocapi\/dw\/image\/v2\//)
  const answer = await supertest(server).get(`${picture}?sw=64`)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
})

it('redirects image requests to another host, which the content security policy allows', async () => {
  const { picture, sources } = await openShop('https://instance.test', NAMED)
  expect(picture).toMatch(/^http:\/\/sandbox\.test\/dw\/image\/v2\//)
  expect(sources).toContain(NAMED)
})
