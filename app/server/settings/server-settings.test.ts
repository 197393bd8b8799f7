import { buildSandboxSettings } from '../../../scripts/setup/sandbox-settings.mjs'
import { readConfig } from '../../../tests/factories/read-config'
import { parseServerSettings, withAnnouncedSettings } from './server-settings'

const parse = (environment: Record<string, string>) =>
  parseServerSettings(readConfig(environment), environment as NodeJS.ProcessEnv)

const LIVE = {
  ...buildSandboxSettings('https://platform.example'),
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.shop.example'
}

it('leads its proxies to the services of the environment', () => {
  const environment = {
    ...LIVE,
    SCAPI_ORIGIN: 'https://api.example',
    CASES_ORIGIN: 'https://cases.example',
    SENTRY_DSN: 'https://key@errors.example:8443/1'
  }
  expect(parse(environment).proxyOrigins).toEqual({
    api: 'https://api.example',
    ocapi: 'https://platform.example',
    einstein: 'https://platform.example',
    cases: 'https://cases.example',
    monitoring: 'https://errors.example:8443'
  })
})

it('has no proxy to a service that is off', () => {
  const environment = { ...LIVE, PERSONALIZATION_ORIGIN: '', CASES_ORIGIN: '', LOCATION_FINDER_ORIGIN: '' }
  const { proxyOrigins, locationFinder } = parse(environment)
  expect(Object.entries(proxyOrigins).flatMap(([name, origin]) => (origin ? [name] : []))).toEqual([
    'api',
    'ocapi'
  ])
  expect(locationFinder).toBeUndefined()
})

it('stops the load of a bundle whose settings are missing or wrong with one list', () => {
  expect(() => parse({ NODE_ENV: 'production', DEFAULT_SITE: 'tea', NATIVE_APP_KEY: 'short' })).toThrow(
    /^The shop cannot start:\n {2}- PUBLIC_ORIGIN is missing[\s\S]*COMMERCE_CLIENT_ID is missing[\s\S]*NATIVE_APP_KEY must be/
  )
  expect(() => parse({ ...LIVE, DEFAULT_SITE: 'tea' })).toThrow('app.defaultSite: "tea"')
})

it('logs missing, doubtful and disabled settings once, with the first event', () => {
  const lines: string[] = []
  const handle = withAnnouncedSettings(
    {
      problems: ['MRT_ALLOW_COOKIES is not "true"'],
      warnings: ['SCAPI_ORIGIN begins with http://'],
      off: [{ setting: 'CASES_ORIGIN', service: 'the contact form' }]
    },
    (event: string) => `answer to ${event}`,
    line => void lines.push(line)
  )
  expect(lines).toEqual([])
  expect([handle('one'), handle('two')]).toEqual(['answer to one', 'answer to two'])
  expect(lines).toEqual([
    'error: MRT_ALLOW_COOKIES is not "true"',
    'warning: SCAPI_ORIGIN begins with http://',
    'off (CASES_ORIGIN is not set): the contact form'
  ])
})
