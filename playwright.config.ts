import { defineConfig } from '@playwright/test'
import { findBrowsers } from './scripts/setup/find-browsers.mjs'
import { buildStandInSettings } from './scripts/setup/stand-ins.mjs'
import { SWITCHES } from './tests/e2e/support/browser'
import { ALL_REFUSED } from './tests/e2e/support/consents'
import { CONSOLE, SANDBOX_PORT } from './tests/e2e/support/console'
import { DESIGNER, GATED_SHOP } from './tests/e2e/support/gated-shop'
import { PARTNER } from './tests/e2e/support/partner'
import { SHOP } from './tests/e2e/support/shop-address'
import { GATE_ENVIRONMENT } from './tests/factories/access-gate'

const SHOP_PORT = 3310

/** What is no different on another screen is tried on one: the native app's on a phone, the others on a desktop. */
const FOR_PHONES = ['app-mode']
const FOR_DESKTOPS = [
  'access-gate',
  'app-console',
  'bad-input',
  'british',
  'budgets',
  'cached-pages',
  'early-forms',
  'edit-mode',
  'editor',
  'failures',
  'foreign-frame',
  'french-italian',
  'killed',
  'leaving',
  'list-history',
  'monitoring',
  'narrow',
  'odd-queries',
  'offline',
  'order-once',
  'push',
  'search-engines',
  'security',
  'session',
  'sticky-parts',
  'translated',
  'two-devices'
]
const nameSpecs = (names: string[]) => names.map(name => `**/${name}.spec.ts`)

/** Browser tests drive the production bundle against a fresh sandbox. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: SHOP,
    locale: 'de-DE',
    // Shoppers of the tests have been asked for their consents already, see consent.spec.ts.
    storageState: ALL_REFUSED,
    // Recording makes a run a third longer.
    trace: process.env.BROWSER_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowsers().shell, args: SWITCHES }
  },
  projects: [
    {
      name: 'phone',
      testIgnore: nameSpecs(FOR_DESKTOPS),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    },
    {
      name: 'desktop',
      testIgnore: nameSpecs(FOR_PHONES),
      use: { viewport: { width: 1440, height: 900 } }
    }
  ],
  webServer: [
    {
      command: 'npx tsx sandbox/main.ts',
      url: `http://127.0.0.1:${SANDBOX_PORT}/control/info`,
      env: {
        SANDBOX_PORT: String(SANDBOX_PORT),
        SANDBOX_DATA: ':memory:',
        SANDBOX_APP_PORT: String(SANDBOX_PORT + 1),
        SANDBOX_SHOP_ORIGIN: `http://localhost:${SHOP_PORT}`,
        MALLOC_ARENA_MAX: '2'
      },
      reuseExistingServer: false,
      timeout: 60_000
    },
    {
      command: 'node build/serve.cjs',
      url: `http://localhost:${SHOP_PORT}/health`,
      env: {
        ...buildStandInSettings(`http://127.0.0.1:${SANDBOX_PORT}`),
        PORT: String(SHOP_PORT),
        WEB_CONCURRENCY: '1',
        PLATFORM_ORIGIN: `http://127.0.0.1:${SANDBOX_PORT}`,
        // The editor in the sandbox's console frames the shop, and a partner does.
        TRUSTED_FRAME_PARENTS: `${CONSOLE},${PARTNER}`,
        COMMERCE_PRIVATE_CLIENT_ID: '99999999-2222-4333-8444-555555555555',
        COMMERCE_PRIVATE_CLIENT_SECRET: 'sandbox-secret',
        SENTRY_DSN: `http://sandbox@127.0.0.1:${SANDBOX_PORT}/1`,
        SENTRY_ENVIRONMENT: 'test'
      },
      reuseExistingServer: false,
      timeout: 60_000
    },
    {
      command: 'node build/serve.cjs',
      url: `${GATED_SHOP}/health`,
      env: {
        ...GATE_ENVIRONMENT,
        PORT: new URL(GATED_SHOP).port,
        WEB_CONCURRENCY: '1',
        PLATFORM_ORIGIN: `http://127.0.0.1:${SANDBOX_PORT}`,
        TRUSTED_FRAME_PARENTS: DESIGNER,
        TRUSTED_PROXIES: '1'
      },
      reuseExistingServer: false,
      timeout: 60_000
    }
  ]
})
