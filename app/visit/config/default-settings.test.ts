import { readConfig } from '../../../tests/factories/read-config'
import { buildSandboxSettings } from '../../../scripts/setup/sandbox-settings.mjs'
import { parseAppConfig } from './app-config'

const readRaw = (environment: Record<string, string> = {}) =>
  readConfig({ ...buildSandboxSettings(), ...environment }).app
const parseWith = (environment: Record<string, string>) => parseAppConfig(readRaw(environment))

/** Paths of settings in `parsed` that `raw` does not have, with their values. */
function listAdded(parsed: unknown, raw: unknown, path = 'app'): [path: string, value: unknown][] {
  if (typeof parsed !== 'object' || parsed === null) return parsed === raw ? [] : [[path, parsed]]
  return Object.entries(parsed).flatMap(([key, value]) =>
    listAdded(value, (raw as Record<string, unknown> | undefined)?.[key], `${path}.${key}`)
  )
}

it('gives browsers the number of suggestions, and no setting another value than the server has', () => {
  const raw = readRaw() as { sites: { maxSuggestions: number }[] }
  expect(raw.sites.map(({ maxSuggestions }) => maxSuggestions)).toEqual(raw.sites.map(() => 3))
  // A setting that is absent reads as false.
  expect(listAdded(parseAppConfig(raw), raw).filter(([, value]) => value !== false)).toEqual([])
})

it.each([
  ['true', true],
  ['false', false],
  ['', false]
])('reads MAINTENANCE=%s', (value, expected) => {
  expect(parseWith({ MAINTENANCE: value }).maintenance).toBe(expected)
})

it.each([
  ['MAINTENANCE', 'yes', 'app.maintenance'],
  ['URL_SITE', 'subdomain', 'app.url.site'],
  ['DEFAULT_SITE', 'nix', 'app.defaultSite'],
  ['IMAGE_ORIGIN', 'no origin', 'app.commerce.imageOrigin'],
  ['PUBLIC_ORIGIN', 'shop.example', 'app.publicOrigin'],
  ['PERSONALIZATION_INSTANCE_TYPE', 'live', 'app.sideServices.personalization.instanceType']
])('stops the start for %s=%s and names the setting', (name, value, setting) => {
  expect(() => parseWith({ [name]: value })).toThrow(setting)
})

it('leads nowhere by itself, least of all to the sandbox', () => {
  const text = JSON.stringify(readConfig({}))
  const { LOGIN_PASSKEYS, LOGIN_PROVIDERS, ...places } = buildSandboxSettings()
  for (const value of Object.values(places)) expect(text).not.toContain(value)
  expect([LOGIN_PASSKEYS, LOGIN_PROVIDERS]).not.toContain(undefined)
  expect(text).toContain('"login":{"code":false,"passkeys":false,"providers":[]}')
  expect(text).not.toMatch(/127\.0\.0\.1|localhost/)
})

it('pushes no address of the machine that pushes, and a release of Node that is not past its end', () => {
  const { ssrParameters } = readConfig({
    ...buildSandboxSettings(),
    SENTRY_DSN: 'https://key@errors.example/1'
  })
  expect(ssrParameters).toEqual({ ssrFunctionNodeVersion: '22.x', proxyConfigs: [] })
})

const OFF = { PERSONALIZATION_ORIGIN: '', CASES_ORIGIN: '', LOCATION_FINDER_ORIGIN: '' }
const listConsentIds = (environment: Record<string, string>) =>
  parseWith(environment).consent.services.map(({ id }) => id)

it('gives pages nothing about services without an address', () => {
  expect(parseWith(OFF).sideServices).toEqual({ packstations: false })
  expect(Object.keys(parseWith({}).sideServices).sort()).toEqual(['cases', 'packstations', 'personalization'])
})

it('asks no consent for a disabled recommendations service, but for the storage in the browser', () => {
  expect(listConsentIds({})).toEqual(expect.arrayContaining(['recentlyViewed', 'recommendations']))
  expect(listConsentIds(OFF)).toContain('recentlyViewed')
  expect(listConsentIds(OFF)).not.toContain('recommendations')
})
