import supertest from 'supertest'
import { createLoginShop, EMAIL, PASSWORD, refuseLogin } from '../../../tests/factories/login-shop'

it('limits wrong passwords, and no other logins', async () => {
  const { shop, service } = createLoginShop({
    slas: refuseLogin(401, 'Unauthorized'),
    environment: { TRUSTED_PROXIES: '1' }
  })
  const guess = (address: string, email: string) =>
    supertest(shop)
      .post('/session/login')
      .set('x-forwarded-for', `6.6.6.6, ${address}`)
      .send({ siteId: 'jasmin', email, password: 'guess' })
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => guess('203.0.113.5:4711', `${at}@example.com`))
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(20)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(service.login).toHaveBeenCalledTimes(10)
  expect((await guess('203.0.113.6', EMAIL)).status).toBe(401)
})

it('slows down who guesses at one account from many addresses, however the account is written', async () => {
  const { shop, service } = createLoginShop({
    slas: refuseLogin(401, 'Unauthorized'),
    environment: { TRUSTED_PROXIES: '1' }
  })
  const guess = (at: number, email: string) =>
    supertest(shop)
      .post('/session/login')
      .set('x-forwarded-for', `[2001:db8:${at.toString(16)}::1]:443`)
      .send({ siteId: 'jasmin', email, password: 'guess' })
  const spellings = ['lina@example.com', ' LINA@example.com ', 'ｌｉｎａ@example.com', 'Lina@Example.Com']
  const began = performance.now()
  const statuses: number[] = []
  for (let at = 0; at < 12; at += 1) statuses.push((await guess(at, spellings[at % 4] ?? '')).status)
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
  expect(service.login).toHaveBeenCalledTimes(10)
  const late = await guess(99, 'lina@example.com')
  expect([late.status, late.body]).toEqual([429, { error: true, message: 'Too many requests' }])
  expect(Number(late.headers['retry-after'])).toBeGreaterThanOrEqual(
    Math.floor(600 - (performance.now() - began) / 1000)
  )
  expect((await guess(100, 'mara@example.com')).status).toBe(401)
})

it('counts no login that was right', async () => {
  const { shop } = createLoginShop({ environment: { TRUSTED_PROXIES: '1' } })
  for (let at = 0; at < 15; at += 1) {
    const asked = supertest(shop).post('/session/login').set('x-forwarded-for', '203.0.113.5')
    expect((await asked.send({ siteId: 'jasmin', email: EMAIL, password: PASSWORD })).status).toBe(200)
  }
})

it.each([
  ['garbage where the address should be', 'unknown, not-an-address'],
  ['an address that is none', '999.1.1.1'],
  ['no address at all', undefined]
])('slows down who hides with %s', async (_what, forwarded) => {
  const { shop } = createLoginShop({
    slas: refuseLogin(401, 'Unauthorized'),
    environment: { TRUSTED_PROXIES: '2' }
  })
  const guess = (at: number) => {
    const asked = supertest(shop).post('/session/login')
    if (forwarded) void asked.set('x-forwarded-for', `${forwarded}, 198.51.100.1`)
    return asked.send({ siteId: 'jasmin', email: `${at}@example.com`, password: 'guess' })
  }
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => guess(at)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
})
