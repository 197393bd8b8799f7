import { readFileSync } from 'node:fs'
import { buildAppConfig } from '../../../tests/factories/app-config'
import { buildSandboxSettings } from '../../../scripts/setup/sandbox-settings.mjs'
import { checkSettings, readSettings } from './check-settings'
import type { Setting } from './formats'
import { SETTINGS, type SettingName } from './setting-table'

/** All that a shop in production needs, and nothing optional. */
const LIVE = {
  PUBLIC_ORIGIN: 'https://www.shop.example',
  SCAPI_ORIGIN: 'https://kv7kzm78.api.commercecloud.salesforce.com',
  INSTANCE_ORIGIN: 'https://instance.example',
  COMMERCE_ORGANIZATION_ID: 'f_ecom_abcd_prd',
  COMMERCE_SHORT_CODE: 'kv7kzm78',
  COMMERCE_CLIENT_ID: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  PAYMENT_ORIGIN: 'https://api.payment.example',
  PAYMENT_PUBLIC_KEY: 's-pub-live',
  TRUSTED_PROXIES: '1'
}
const check = (environment: Record<string, string | undefined>) =>
  checkSettings(environment, { production: true, sandbox: buildSandboxSettings() })
const readNames = (lines: readonly string[]) => lines.map(line => line.split(' ')[0])

it('needs what a shop in production cannot do without, and says what for, with an example', () => {
  const { problems } = check({})
  expect(readNames(problems)).toEqual([
    'PUBLIC_ORIGIN',
    'SCAPI_ORIGIN',
    'INSTANCE_ORIGIN',
    'COMMERCE_ORGANIZATION_ID',
    'COMMERCE_SHORT_CODE',
    'COMMERCE_CLIENT_ID',
    'PAYMENT_ORIGIN',
    'PAYMENT_PUBLIC_KEY'
  ])
  expect(problems[1]).toBe(
    "SCAPI_ORIGIN is missing, and so is PLATFORM_ORIGIN: the platform's API, which every page asks, e.g. https://kv7kzm78.api.commercecloud.salesforce.com"
  )
  expect(check(LIVE)).toMatchObject({ problems: [], warnings: [] })
})

it.each(Object.keys(LIVE).filter(name => name !== 'TRUSTED_PROXIES'))('misses %s alone', name => {
  expect(readNames(check({ ...LIVE, [name]: ' ' }).problems)).toEqual([name])
})

it('takes one origin for API and instance', () => {
  const environment = { ...LIVE, SCAPI_ORIGIN: '', INSTANCE_ORIGIN: undefined }
  expect(check({ ...environment, PLATFORM_ORIGIN: 'https://platform.example' }).problems).toEqual([])
})

it('lists missing and wrong settings together, without values', () => {
  const { problems } = check({
    ...LIVE,
    SCAPI_ORIGIN: '',
    PORT: 'door',
    TRUSTED_PROXIES: 'plenty',
    NATIVE_APP_KEY: 'short-secret',
    SENTRY_DSN: 'https://errors.example',
    CASES_ORIGIN: 'https://cases.example'
  })
  expect(readNames(problems)).toEqual([
    'SCAPI_ORIGIN',
    'CASES_ORGANIZATION_ID',
    'PORT',
    'TRUSTED_PROXIES',
    'NATIVE_APP_KEY',
    'SENTRY_DSN'
  ])
  expect(problems.join()).not.toMatch(/door|plenty|short-secret/)
})

const BELONG = [
  ['CASES_ORIGIN', 'https://cases.example', ['CASES_ORGANIZATION_ID']],
  [
    'PERSONALIZATION_ORIGIN',
    'https://recommend.example',
    ['PERSONALIZATION_CLIENT_ID', 'PERSONALIZATION_REALM', 'PERSONALIZATION_INSTANCE_TYPE']
  ],
  ['LOCATION_FINDER_ORIGIN', 'https://finder.example', ['LOCATION_FINDER_KEY']],
  ['MAPS_SCRIPT_URL', 'https://maps.example/js', ['MAPS_API_KEY']],
  ['REVIEWS_SCRIPT_URL', 'https://reviews.example/{shopId}.js', ['REVIEWS_SHOP_IDS']],
  ['MARKETING_PUSH', 'true', ['MARKETING_API_KEY']],
  ['MARKETING_PUSH', 'false', []],
  ['MARKETING_API_KEY', 'key', ['MARKETING_ENDPOINT']],
  ['COMMERCE_PRIVATE_CLIENT_SECRET', 'secret', ['COMMERCE_PRIVATE_CLIENT_ID']],
  ['COMMERCE_PRIVATE_CLIENT_ID', 'id', ['COMMERCE_PRIVATE_CLIENT_SECRET']],
  ['FRONTEND_ACCESS_SALT', 'a'.repeat(16), ['FRONTEND_ACCESS_KEY']]
] as const
it.each(BELONG)('with %s=%s needs what belongs to it: %j', (name, value, missing) => {
  expect(readNames(check({ ...LIVE, [name]: value }).problems)).toEqual(missing)
})

it('lists optional services without an address as off, and no other', () => {
  const names = (environment: Record<string, string>) => check(environment).off.map(({ setting }) => setting)
  expect(names(LIVE)).toEqual([
    'REDIS_URL',
    'COMMERCE_PRIVATE_CLIENT_ID',
    'SHOPPER_ID_KEY',
    'SENTRY_DSN',
    'PERSONALIZATION_ORIGIN',
    'CASES_ORIGIN',
    'CHAT_SCRIPT_URL',
    'TURNSTILE_SITE_KEY',
    'REVIEWS_SCRIPT_URL',
    'INSTALMENTS_SCRIPT_URL',
    'MAPS_SCRIPT_URL',
    'GOOGLE_PAY_URL',
    'MARKETING_API_KEY',
    'LOCATION_FINDER_ORIGIN'
  ])
  expect(names({ ...LIVE, CASES_ORIGIN: 'https://cases.example' })).not.toContain('CASES_ORIGIN')
})

it.each([
  ['SCAPI_ORIGN', 'SCAPI_ORIGIN'],
  ['PUBLIC_ORGIN', 'PUBLIC_ORIGIN'],
  ['COMMERCE_CLIENTID', 'COMMERCE_CLIENT_ID']
])('asks whether %s is meant to be %s', (wrong, right) => {
  expect(check({ ...LIVE, [wrong]: 'https://a.example' }).warnings).toEqual([
    `${wrong} is unknown: is ${right} meant?`
  ])
})

it('does not take the variables of others for typing errors', () => {
  expect(check({ ...LIVE, PATH: '/bin', HOME: '/', PWD: '/', NODE_ENV: 'production' }).warnings).toEqual([])
  expect(check({ ...LIVE, SANDBOX_PORT: '1', REDIS_HOST: 'a', SENTRY_RELEASE: 'b' }).warnings).toEqual([])
})

it('refuses a public origin without TLS, whose session no browser keeps, but on this machine', () => {
  expect(readNames(check({ ...LIVE, PUBLIC_ORIGIN: 'http://shop.example' }).problems)).toEqual([
    'PUBLIC_ORIGIN'
  ])
  expect(check({ ...LIVE, PUBLIC_ORIGIN: 'http://localhost:3000' }).problems).toEqual([])
})

it('warns of services without TLS, except on this machine', () => {
  const { warnings } = check({
    ...LIVE,
    SCAPI_ORIGIN: 'http://api.example',
    INSTANCE_ORIGIN: 'http://127.0.0.1:4000',
    INSTALMENTS_SCRIPT_URL: 'http://pay.example/a.js'
  })
  expect(readNames(warnings)).toEqual(['SCAPI_ORIGIN', 'INSTALMENTS_SCRIPT_URL'])
})

it('warns of each setting of the sandbox, and where all visitors would share one limit', () => {
  const sandbox = buildSandboxSettings()
  const { problems, warnings } = check({ ...sandbox, PUBLIC_ORIGIN: 'http://localhost:3000' })
  expect(problems).toEqual([])
  expect(readNames(warnings).sort()).toEqual([...Object.keys(sandbox), 'TRUSTED_PROXIES'].sort())
})

it('lists errors in the configuration files beside it', () => {
  const app = { ...buildAppConfig(), defaultSite: 'tea' }
  const { problems } = checkSettings({ ...LIVE, PORT: 'door' }, { production: true, app })
  expect(readNames(problems)).toEqual(['PORT', 'app.defaultSite:'])
})

it('lets a shop on a developer’s machine do without what only others need', () => {
  const { problems } = checkSettings({ ...LIVE, PUBLIC_ORIGIN: '' }, { production: false })
  expect(problems).toEqual([])
})

it('reads settings with their defaults', () => {
  expect(
    readSettings({ PORT: '', TRUSTED_FRAME_PARENTS: 'https://a.example' }, ['PORT', 'TRUSTED_FRAME_PARENTS'])
  ).toEqual({
    PORT: 3000,
    TRUSTED_FRAME_PARENTS: ['https://a.example']
  })
})

const example = readFileSync('.env.example', 'utf8')
const named = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)]

it('describes the settings that .env.example names, and no other', () => {
  const names = named.map(([, name]) => name!).filter(name => !/^(SANDBOX|CONTRACT)_/.test(name))
  expect(names.sort()).toEqual(Object.keys(SETTINGS).sort())
})

it('suggests valid values in .env.example, and no value of the sandbox', () => {
  const values = named.map(([, name, value]) => [name!, value!] as const)
  for (const [name, value] of values) {
    const setting: Setting | undefined = SETTINGS[name as SettingName]
    if (value && setting) expect([name, setting.format.safeParse(value).success]).toEqual([name, true])
  }
  const { warnings } = check(Object.fromEntries(values))
  expect(warnings).toEqual([])
})
