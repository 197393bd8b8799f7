import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { createShopServer } from '../../../tests/factories/shop-server'
import { createSlasMock } from '../../../tests/factories/slas'

const settings = buildServerSettings({ publicOrigin: 'https://shop.example' })
const shop = createShopServer(settings, createSlasMock(), (_req, res) => res.send('page'))
const get = (address: string, cookie = '') => supertest(shop).get(address).set('cookie', cookie)

it.each([
  ['/jasmin/de/account', '/jasmin/de/login?redirectUrl=%2Faccount'],
  ['/jasmin/de/account/orders?page=2', '/jasmin/de/login?redirectUrl=%2Faccount%2Forders%3Fpage%3D2'],
  ['/jasmin/de/ACCOUNT/orders', '/jasmin/de/login?redirectUrl=%2FACCOUNT%2Forders']
])('leads a guest from %s to the login, and no cache keeps it', async (address, login) => {
  const answer = await get(address, 'cc-nx-g_jasmin=guest-refresh-token; session_jasmin=registered')
  expect([answer.status, answer.headers.location]).toEqual([302, login])
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

it('lets a customer in, on the site where they are one', async () => {
  const cookie = 'cc-nx_jasmin=refresh-token'
  const own = await get('/jasmin/de/account/orders', cookie)
  expect([own.status, own.text, own.headers['cache-control']]).toEqual([200, 'page', 'private, no-store'])
  expect((await get('/puro/de/account/orders', cookie)).status).toBe(302)
})

it.each(['/jasmin/de/accounting', '/jasmin/de/login', '/jasmin/de/cart'])('leaves %s alone', async address =>
  expect((await get(address)).status).toBe(200)
)
