import { buildSandboxSettings } from '../setup/sandbox-settings.mjs'
import { completeEnvironment, describeStart, parseServeSettings } from './parse-settings'

const mockFiles = { hasBuild: true }
jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  existsSync: (path: string) => path === 'build/ssr.js' && mockFiles.hasBuild
}))
beforeEach(() => (mockFiles.hasBuild = true))

type Environment = Record<string, string>
const asEnvironment = (given: Environment) => given as NodeJS.ProcessEnv
const LIVE = asEnvironment({
  ...buildSandboxSettings('https://platform.example'),
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.shop.example',
  COMMERCE_ORGANIZATION_ID: 'f_ecom_abcd_prd',
  TRUSTED_PROXIES: '1'
})
const complete = (given: Environment) => completeEnvironment(asEnvironment(given))

it('starts a trial without any setting, against the sandbox, and says so in one line', () => {
  const environment = complete({})
  expect(parseServeSettings(environment)).toMatchObject({ port: 3000, publicOrigin: 'http://localhost:3000' })
  expect(describeStart(asEnvironment({}), environment)).toEqual([
    'a trial: NODE_ENV is not "production", so all that is not set leads to the sandbox at http://127.0.0.1:4000'
  ])
})

it('keeps given settings in a trial, and uses its platform and port', () => {
  const environment = complete({ PORT: '3310', PLATFORM_ORIGIN: 'http://127.0.0.1:4310', CASES_ORIGIN: '' })
  expect(environment).toMatchObject({
    PUBLIC_ORIGIN: 'http://localhost:3310',
    PAYMENT_ORIGIN: 'http://127.0.0.1:4310',
    CASES_ORIGIN: 'http://127.0.0.1:4310'
  })
  expect(complete({ CASES_ORIGIN: 'https://cases.example' }).CASES_ORIGIN).toBe('https://cases.example')
})

it('completes nothing in production, and stops with one list', () => {
  const environment = complete({ NODE_ENV: 'production', PORT: 'door' })
  expect(environment).toEqual({ NODE_ENV: 'production', PORT: 'door' })
  mockFiles.hasBuild = false
  expect(() => parseServeSettings(environment)).toThrow(
    /^The shop cannot start:\n {2}- PUBLIC_ORIGIN is missing[\s\S]*SCAPI_ORIGIN[\s\S]*INSTANCE_ORIGIN[\s\S]*PAYMENT_ORIGIN[\s\S]*PORT must be[\s\S]*build\/: there is no production bundle/
  )
})

it('says in production which services are off, each in a line, and warns', () => {
  const lines = describeStart(LIVE, LIVE)
  expect(lines).toContain("off (SENTRY_DSN is not set): reports of the browser's errors")
  expect(lines.filter(line => line.includes('CASES_ORIGIN'))).toEqual([])
  expect(lines).toContain("warning: COMMERCE_CLIENT_ID is the sandbox's")
})
