import type { RequestListener } from 'node:http'
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox'
import { seed } from '../../sandbox/seed/seed'
import { listen, type Listening } from '../../tests/factories/listen'
import { checkSettings } from '../../app/visit/config/check-settings'
import { buildSandboxSettings } from '../setup/sandbox-settings.mjs'
import { buildStandInSettings } from '../setup/stand-ins.mjs'
import { checkAll } from './check-all'

const SITES = [
  { id: 'jasmin', l10n: { defaultLocale: 'de-DE' } },
  { id: 'puro', l10n: { defaultLocale: 'de-DE' } }
]

let sandbox: Listening & { stop: Sandbox['close'] }
let html: Listening
beforeAll(async () => {
  let app: RequestListener = () => undefined
  const listening = await listen((req, res) => app(req, res))
  const created = createSandbox({ databasePath: ':memory:', publicOrigin: listening.origin, seed })
  app = created.app
  sandbox = { ...listening, stop: created.close }
  html = await listen((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    res.end('<h1>Proxy</h1>')
  })
})
afterAll(async () => {
  await html.close()
  await sandbox.close()
  sandbox.stop()
})

async function check(change: Record<string, string> = {}) {
  const environment = {
    ...buildSandboxSettings(sandbox.origin),
    ...buildStandInSettings(sandbox.origin),
    PUBLIC_ORIGIN: 'http://localhost:1',
    ...change
  }
  const { text, isGood } = await checkAll(
    environment,
    checkSettings(environment, { production: true }),
    SITES
  )
  const rows = text.split('\n').filter(line => /^(ok|note|warning|error) {2}/.test(line))
  return { text, isGood, rows, said: text.split('\n').filter(line => /^(error|note): /.test(line)) }
}

it('asks every address once, and is content with the sandbox', async () => {
  const { isGood, rows, text } = await check()
  expect(rows.filter(row => !row.startsWith('ok '))).toEqual([expect.stringMatching(/^note +PUBLIC_ORIGIN/)])
  expect(rows.map(row => row.split(/ {2,}/).slice(1, 3).join(': '))).toEqual([
    "PLATFORM_ORIGIN: the login's public keys",
    "COMMERCE_CLIENT_ID: a guest's login, jasmin",
    "COMMERCE_CLIENT_ID: a guest's token, jasmin",
    'COMMERCE_CLIENT_ID: a search, jasmin',
    'PLATFORM_ORIGIN: a picture, jasmin',
    "COMMERCE_CLIENT_ID: a guest's login, puro",
    "COMMERCE_CLIENT_ID: a guest's token, puro",
    'COMMERCE_CLIENT_ID: a search, puro',
    'PLATFORM_ORIGIN: a picture, puro',
    'PLATFORM_ORIGIN: Site-Countries, jasmin',
    'PLATFORM_ORIGIN: api/content/get, jasmin',
    'PLATFORM_ORIGIN: Order-FindByCheckoutKey, jasmin',
    'PLATFORM_ORIGIN: Site-Countries, puro',
    'PLATFORM_ORIGIN: api/content/get, puro',
    'PLATFORM_ORIGIN: Order-FindByCheckoutKey, puro',
    'PAYMENT_ORIGIN: the card form',
    'PAYMENT_ORIGIN: the fraud screening',
    'PERSONALIZATION_ORIGIN: the recommenders, jasmin',
    'PERSONALIZATION_ORIGIN: the recommenders, puro',
    'CASES_ORIGIN: the contact form',
    'LOCATION_FINDER_ORIGIN: Packstations',
    'MARKETING_ENDPOINT: the marketing tool',
    'CHAT_SCRIPT_URL: the chat',
    'REVIEWS_SCRIPT_URL: the reviews badge',
    'INSTALMENTS_SCRIPT_URL: instalments',
    'MAPS_SCRIPT_URL: the map',
    'MARKETING_WORKER_URL: push messages',
    'PUBLIC_ORIGIN: the shop itself'
  ])
  expect([isGood, text.trimEnd().split('\n').at(-1)]).toEqual([true, 'All is well.'])
})

const BOT_CHECK = () => ({
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET: '1x0000000000000000000000000000000AA',
  TURNSTILE_SCRIPT_URL: `${sandbox.origin}/turnstile/v0/api.js`,
  TURNSTILE_VERIFY_URL: `${sandbox.origin}/turnstile/v0/siteverify`
})

it("asks for the bot check's script, and whether its service knows the secret", async () => {
  const { isGood, rows } = await check(BOT_CHECK())
  expect(rows.filter(row => row.includes('TURNSTILE')).map(row => row.split(/ {2,}/).slice(0, 3))).toEqual([
    ['ok', 'TURNSTILE_SCRIPT_URL', "the bot check's script"],
    ['ok', 'TURNSTILE_VERIFY_URL', "the bot check's verification"]
  ])
  expect(isGood).toBe(true)
  const wrong = await check({ ...BOT_CHECK(), TURNSTILE_SECRET: 'of-another-key' })
  expect(wrong.said).toContainEqual(
    expect.stringMatching(/^error: TURNSTILE_VERIFY_URL .*does not know this secret/)
  )
  expect([wrong.isGood, wrong.text.includes('of-another-key')]).toEqual([false, false])
})

it('says which redirect URI the client lacks', async () => {
  const { isGood, said } = await check({ PUBLIC_ORIGIN: 'https://shop.invalid' })
  expect(said).toContain(
    "error: COMMERCE_CLIENT_ID (a guest's login, jasmin): register https://shop.invalid/callback as a redirect URI of this client"
  )
  expect(said).toContainEqual(expect.stringMatching(/^note: PUBLIC_ORIGIN .*the name leads nowhere \(DNS\)/))
  expect(isGood).toBe(false)
})

it('takes no page of a proxy for the platform', async () => {
  const { said } = await check({ INSTANCE_ORIGIN: html.origin })
  expect(said).toContain(
    'error: INSTANCE_ORIGIN (api/content/get, jasmin): text/html and no JSON: this is not the service, or the path is missing there'
  )
  expect(said.filter(line => line.includes('INSTANCE_ORIGIN')).length).toBe(6)
})

it('says where pictures come from that no page may show', async () => {
  const { said } = await check({ SCAPI_ORIGIN: sandbox.origin, INSTANCE_ORIGIN: html.origin })
  expect(said).toContain(
    `error: COMMERCE_CLIENT_ID (a search, jasmin): no page may show pictures of ${sandbox.origin}: set IMAGE_ORIGIN to it`
  )
})

it.each([
  ['PAYMENT_ORIGIN', 'http://127.0.0.1:1', /ECONNREFUSED: nobody listens there/],
  ['CASES_ORIGIN', 'https://cases.invalid', /(ENOTFOUND|EAI_AGAIN): the name leads nowhere/],
  ['LOCATION_FINDER_KEY', 'a-wrong-key', /LOCATION_FINDER_ORIGIN .*refused with 401/],
  ['COMMERCE_CLIENT_ID', 'nobody', /no guest may log in \(\d+\): is it a public client/],
  ['PAYMENT_PUBLIC_KEY', 's-pub-wrong', /PAYMENT_ORIGIN .*: is the key right/],
  ['TURNSTILE_SCRIPT_URL', 'http://127.0.0.1:1/api.js', /ECONNREFUSED/],
  ['TURNSTILE_VERIFY_URL', 'http://127.0.0.1:1/siteverify', /ECONNREFUSED/],
  ['REDIS_URL', 'redis://user:very-secret@127.0.0.1:1', /REDIS_URL \(PING\): ECONNREFUSED/]
])('says what is wrong with %s=%s, and no secret', async (name, value, expected) => {
  const { isGood, said, text } = await check({
    ...(name.startsWith('TURNSTILE') && BOT_CHECK()),
    [name]: value
  })
  expect(said).toContainEqual(expect.stringMatching(expected))
  expect(isGood).toBe(false)
  expect(text).not.toMatch(/very-secret|a-wrong-key|sandbox-packstation-key|client_id=/)
})

it('lists the errors of a start, and checks the valid addresses all the same', async () => {
  const { isGood, said, rows } = await check({ CASES_ORIGIN: 'cases.example', COMMERCE_SHORT_CODE: '' })
  expect(said).toContainEqual(expect.stringMatching(/^error: CASES_ORIGIN must be an origin/))
  expect(said).toContainEqual(expect.stringMatching(/^error: COMMERCE_SHORT_CODE is missing/))
  expect(rows.filter(row => row.includes('CASES_ORIGIN'))).toEqual([])
  expect(rows.length).toBeGreaterThan(15)
  expect(isGood).toBe(false)
})
