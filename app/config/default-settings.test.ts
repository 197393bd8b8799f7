import { parseAppConfig } from './app-config'

/** Parses what config/default.js makes of an environment. */
function parseWith(env: Record<string, string>) {
  const before = process.env
  process.env = { ...before, ...env }
  try {
    let raw: { app: unknown } | undefined
    jest.isolateModules(() => {
      raw = jest.requireActual<{ app: unknown }>('../../config/default.js')
    })
    return parseAppConfig(raw?.app)
  } finally {
    process.env = before
  }
}

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
