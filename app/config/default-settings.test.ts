import { parseAppConfig } from './app-config'

/** What config/default.js makes of an environment: browsers get it like this, without the parser's defaults. */
function readRaw(env: Record<string, string> = {}): unknown {
  const before = process.env
  process.env = { ...before, ...env }
  try {
    let raw: { app: unknown } | undefined
    jest.isolateModules(() => {
      raw = jest.requireActual<{ app: unknown }>('../../config/default.js')
    })
    return raw?.app
  } finally {
    process.env = before
  }
}

const parseWith = (env: Record<string, string>) => parseAppConfig(readRaw(env))

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
