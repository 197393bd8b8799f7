import supertest from 'supertest'
import { GATE, GATE_ENVIRONMENT } from '../../../tests/factories/access-gate'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { readCookies } from '../../../tests/factories/cookies'
import { createShopServer } from '../../../tests/factories/shop-server'
import { createSlasMock } from '../../../tests/factories/slas'
import type { RequestContext } from '../page-request/request-context'

const createShop = (environment: Record<string, string> = {}) =>
  createShopServer(
    buildServerSettings({}, undefined, { ...GATE_ENVIRONMENT, ...environment }),
    createSlasMock(),
    (_req, res) => {
      const { closed } = res.locals.shop as RequestContext
      res.send(closed ?? 'page')
    }
  )

const RIGHT = { username: GATE.username, password: GATE.password }

const send = (fields: object, { path = '/jasmin/de/cart', headers = {}, shop = createShop() } = {}) =>
  supertest(shop).post(path).type('form').set(headers).send(fields)

it('opens the shop for seven days to the right combination, and loads the page anew', async () => {
  const answer = await send(RIGHT, { path: '/jasmin/de/search?q=tee' })
  expect([answer.status, answer.headers.location]).toEqual([303, '/jasmin/de/search?q=tee'])
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(String(answer.headers['set-cookie'])).toContain('Max-Age=604800')
  const cookies = readCookies(answer.headers)
  expect([...cookies.keys()]).toEqual(['accessKey'])
  expect(cookies.get('accessKey')).toEqual({ value: GATE.key, flags: ['HttpOnly', 'Path=/', 'SameSite=Lax'] })
})

it('sets a cookie that opens the shop and holds neither username nor password', async () => {
  const shop = createShop()
  const { headers } = await send(RIGHT, { shop })
  const [cookie = ''] = headers['set-cookie'] as unknown as string[]
  expect(decodeURIComponent(cookie)).not.toMatch(new RegExp(`${GATE.username}|${GATE.password}`))
  const page = await supertest(shop)
    .get('/jasmin/de')
    .set('cookie', cookie.split(';')[0] ?? '')
  expect([page.status, page.text]).toEqual([200, 'page'])
})

it.each([
  ['no username', { ...RIGHT, username: ' ' }, { username: '', problems: { username: 'missing' } }],
  ['no password', { ...RIGHT, password: '' }, { username: GATE.username, problems: { password: 'missing' } }],
  ['neither', {}, { username: '', problems: { username: 'missing', password: 'missing' } }],
  [
    'a wrong password',
    { ...RIGHT, password: 'Morgentee 8' },
    { username: GATE.username, problems: { username: 'wrong', password: 'wrong' } }
  ],
  [
    'a wrong username, at the very same fields',
    { ...RIGHT, username: 'nobody' },
    { username: 'nobody', problems: { username: 'wrong', password: 'wrong' } }
  ],
  [
    'several of each, as an attacker sends them',
    { username: ['vorschau', 'x'], password: ['Morgentee 7', 'x'] },
    { username: '', problems: { username: 'missing', password: 'missing' } }
  ]
])('shows the form again for %s', async (_what, fields, closed) => {
  const answer = await send(fields)
  expect([answer.status, answer.body]).toEqual([401, closed])
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

it('takes a username with blanks around it, as phones write them', async () => {
  expect((await send({ ...RIGHT, username: ` ${GATE.username} ` })).status).toBe(303)
})

it('never leads to another host', async () => {
  for (const path of ['//evil.example/a', '/\\evil.example', '///evil.example']) {
    const { status, headers } = await send(RIGHT, { path })
    expect(status).toBe(303)
    expect(new URL(headers.location ?? '', 'https://shop.test').origin).toBe('https://shop.test')
  }
})

it.each([
  ['another page’s form', { 'sec-fetch-site': 'cross-site' }],
  ['another page’s form, by its origin', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }]
])('refuses %s', async (_what, headers) => {
  const answer = await send(RIGHT, { headers: headers as Record<string, string> })
  expect(answer.status).toBe(403)
  expect(answer.headers).not.toHaveProperty('set-cookie')
})

it('refuses more than a form can hold', async () => {
  expect((await send({ ...RIGHT, more: 'x'.repeat(5_000) })).status).toBe(413)
})

it('sends a form from a tab that was opened before on to its page', async () => {
  const headers = { cookie: `accessKey=${GATE.key}` }
  const answer = await send({ username: '', password: '' }, { headers })
  expect([answer.status, answer.headers.location]).toEqual([303, '/jasmin/de/cart'])
})

it('takes no form where there is no gate', async () => {
  const shop = createShopServer(buildServerSettings(), createSlasMock(), (_req, res) => void res.send('page'))
  const answer = await send(RIGHT, { shop })
  // As every form that is sent to a page: the page again.
  expect(answer.status).toBe(303)
  expect(answer.headers).not.toHaveProperty('set-cookie')
})
