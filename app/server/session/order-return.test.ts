import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { readCookies } from '../../../tests/factories/cookies'
import { createShopServer } from '../../../tests/factories/shop-server'
import { createSlasMock } from '../../../tests/factories/slas'

const settings = buildServerSettings({ publicOrigin: 'https://shop.example' })
const rendered: string[] = []
const shop = createShopServer(settings, createSlasMock(), (req, res) => {
  rendered.push(req.originalUrl)
  res.send('page')
})
const COOKIE = '__Host-order-return'
const kept = (content: unknown) => `${COOKIE}=${encodeURIComponent(JSON.stringify(content))}`
const MINE = kept(['jasmin', 'JAS1', 'secret-token'])

beforeEach(() => (rendered.length = 0))

describe('coming back from a payment', () => {
  it.each([
    [
      'failure',
      '/jasmin/de/cart?paymentError=DECLINED&orderNo=JAS1&token=secret-token',
      '/jasmin/de/cart?paymentError=DECLINED&orderNo=JAS1'
    ],
    [
      'success',
      '/jasmin/de/checkout/confirmation?orderNo=JAS1&%74oken=secret-token',
      '/jasmin/de/checkout/confirmation?orderNo=JAS1'
    ],
    [
      'success at an address in another spelling',
      '/JASMIN/De/Checkout/Confirmation?orderNo=JAS1&token=secret-token',
      '/JASMIN/De/Checkout/Confirmation?orderNo=JAS1'
    ],
    [
      'failure at an address without a locale',
      '/cart?paymentError=DECLINED&orderNo=JAS1&token=secret-token',
      '/cart?paymentError=DECLINED&orderNo=JAS1'
    ]
  ])('after a %s the order’s token leaves the address before any page is made', async (_how, from, to) => {
    const answer = await supertest(shop).get(from)
    expect([answer.status, answer.headers.location]).toEqual([303, to])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(rendered).toEqual([])
    const cookie = readCookies(answer.headers).get(COOKIE)
    expect(cookie?.flags).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'Path=/', 'SameSite=Lax']))
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual(['jasmin', 'JAS1', 'secret-token'])
  })

  it.each([
    ['/jasmin/de/cart?token=a%0d%0ab&orderNo=JAS1', '/jasmin/de/cart?orderNo=JAS1'],
    ['/jasmin/de/cart?token=a&orderNo=../x', '/jasmin/de/cart?orderNo=..%2Fx'],
    [`/jasmin/de/cart?orderNo=JAS1&token=${'x'.repeat(257)}`, '/jasmin/de/cart?orderNo=JAS1'],
    ['/jasmin/de/cart?token=', '/jasmin/de/cart'],
    ['//jasmin/de/cart?token=a%0d&q=1', '/jasmin/de/cart?q=1'],
    ['/jasmin/de/cart?%74oken=a%0db&orderNo=JAS1', '/jasmin/de/cart?orderNo=JAS1'],
    ['/jasmin/de/search?q=tokens&TOKEN=a', '/jasmin/de/search?q=tokens'],
    [
      '/jasmin/de/login?redirectUrl=%2Fcart%3ForderNo%3DJAS1%26token%3Dabc',
      '/jasmin/de/login?redirectUrl=%2Fcart%3ForderNo%3DJAS1'
    ]
  ])('keeps nothing of %s, and takes it out of the address all the same', async (from, to) => {
    const answer = await supertest(shop).get(from)
    expect([answer.status, answer.headers.location]).toEqual([303, to])
    expect(readCookies(answer.headers).has(COOKIE)).toBe(false)
  })

  it.each(['/jasmin/de/search?q=tokens&orderNo=JAS1', '/jasmin/de/cart?q=token'])(
    'leaves %s alone',
    async address => {
      expect((await supertest(shop).get(address)).status).toBe(200)
      expect(rendered).toEqual([address])
    }
  )
})

describe('asking for the token', () => {
  const ask = (body: object, cookie = MINE) =>
    supertest(shop).post('/order-return').set('cookie', cookie).send(body)

  it('gives the page of that order its token, as often as it is reloaded', async () => {
    const answer = await ask({ siteId: 'jasmin', orderNo: 'JAS1' })
    expect(answer.body).toEqual({ token: 'secret-token' })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(readCookies(answer.headers).has(COOKIE)).toBe(false)
  })

  it('forgets it when it has served its purpose', async () => {
    const answer = await ask({ siteId: 'jasmin', orderNo: 'JAS1', isDone: true })
    expect([answer.body, readCookies(answer.headers).get(COOKIE)?.value]).toEqual([{}, ''])
  })

  it.each([
    ['another order', { siteId: 'jasmin', orderNo: 'JAS2' }, MINE],
    ['another site', { siteId: 'puro', orderNo: 'JAS1' }, MINE],
    ['nothing kept', { siteId: 'jasmin', orderNo: 'JAS1' }, ''],
    ['a forged cookie', { siteId: 'jasmin', orderNo: 'JAS1' }, kept({ token: 'x' })],
    ['a garbled cookie', { siteId: 'jasmin', orderNo: 'JAS1' }, `${COOKIE}=%7B%22`]
  ])('answers nothing for %s', async (_what, body, cookie) => {
    for (const isDone of [undefined, true]) {
      const answer = await ask({ ...body, isDone }, cookie)
      expect([answer.status, answer.body]).toEqual([200, {}])
      expect(readCookies(answer.headers).has(COOKIE)).toBe(false)
    }
  })

  it('refuses pages of other origins', async () => {
    const foreign = ask({ siteId: 'jasmin', orderNo: 'JAS1' }).set('origin', 'https://other.example')
    expect((await foreign).status).toBe(403)
    expect((await ask({ siteId: 'jasmin' })).status).toBe(400)
  })
})
