import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { findBrowsers } from './scripts/setup/find-browsers.mjs'
import { buildStandInSettings } from './scripts/setup/stand-ins.mjs'
import { SWITCHES } from './tests/e2e/support/browser'
import { ALL_REFUSED } from './tests/e2e/support/consents'
import { listPorts, WORKERS, SHOP } from './tests/e2e/support/servers'
import { GATE_ENVIRONMENT } from './tests/factories/access-gate'

/** Specs whose pages are no different on another screen run on one. */
const FOR_PHONES = [
  'address-completion',
  'app-mode',
  'bonus-products',
  'cart-limits',
  'checkout-entry',
  'delivery-estimate',
  'express-checkout',
  'express-wallets',
  'login-code',
  'newsletter',
  'packstation',
  'packstation-finder',
  'payments',
  'promotions',
  'registration',
  'standing-orders',
  'stock-notice',
  'wishlist'
]
const FOR_DESKTOPS = [
  'access-gate',
  'account',
  'account-english',
  'account-security',
  'app-console',
  'bad-input',
  'bot-check',
  'british',
  'budgets',
  'cached-pages',
  'contact',
  'early-forms',
  'edit-mode',
  'editor',
  'failures',
  'foreign-frame',
  'french-italian',
  'killed',
  'leaving',
  'link-pay',
  'list-history',
  'monitoring',
  'narrow',
  'odd-queries',
  'offline',
  'order-once',
  'passkeys',
  'print',
  'provider-login',
  'push',
  'search-engines',
  'security',
  'session',
  'steady-buttons',
  'sticky-parts',
  'translated',
  'two-devices',
  'voucher-faults',
  'waiting'
]
const nameSpecs = (names: string[]) => names.map(name => `**/${name}.spec.ts`)

/** Browser tests drive the production bundle against a fresh sandbox, two files at a time. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: WORKERS,
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
  webServer: Array.from({ length: WORKERS }, (_, worker) => listServers(worker)).flat()
})

/** A sandbox, the shop, and the shop behind the access gate, which has the bot check as well. */
function listServers(
  worker: number
): Exclude<PlaywrightTestConfig['webServer'], readonly unknown[] | undefined>[] {
  const ports = listPorts(worker)
  const platform = `http://127.0.0.1:${ports.sandbox}`
  const serve = { command: 'node build/serve.cjs', reuseExistingServer: false, timeout: 60_000 }
  return [
    {
      ...serve,
      command: 'npx tsx sandbox/main.ts',
      url: `${platform}/control/info`,
      env: {
        SANDBOX_PORT: String(ports.sandbox),
        SANDBOX_DATA: ':memory:',
        SANDBOX_APP_PORT: String(ports.sandboxApp),
        SANDBOX_SHOP_ORIGIN: `http://localhost:${ports.shop}`,
        MALLOC_ARENA_MAX: '2'
      }
    },
    {
      ...serve,
      url: `http://localhost:${ports.shop}/health`,
      env: {
        ...buildStandInSettings(platform),
        PORT: String(ports.shop),
        WEB_CONCURRENCY: '1',
        PLATFORM_ORIGIN: platform,
        // The editor in the sandbox's console frames the shop, and a partner does.
        TRUSTED_FRAME_PARENTS: `${platform},http://127.0.0.1:${ports.partner}`,
        COMMERCE_PRIVATE_CLIENT_ID: '99999999-2222-4333-8444-555555555555',
        COMMERCE_PRIVATE_CLIENT_SECRET: 'sandbox-secret',
        SENTRY_DSN: `http://sandbox@127.0.0.1:${ports.sandbox}/1`,
        SENTRY_ENVIRONMENT: 'test',
        // The tests' browsers have no wallet of their own, and ask nobody (`installWallet`).
        GOOGLE_PAY_URL: 'https://google.com/pay'
      }
    },
    {
      ...serve,
      url: `http://localhost:${ports.gatedShop}/health`,
      env: {
        ...GATE_ENVIRONMENT,
        TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
        TURNSTILE_SECRET: '1x0000000000000000000000000000000AA',
        TURNSTILE_SCRIPT_URL: `${platform}/turnstile/v0/api.js`,
        TURNSTILE_VERIFY_URL: `${platform}/turnstile/v0/siteverify`,
        PORT: String(ports.gatedShop),
        WEB_CONCURRENCY: '1',
        PLATFORM_ORIGIN: platform,
        TRUSTED_FRAME_PARENTS: `http://127.0.0.1:${ports.designer}`,
        TRUSTED_PROXIES: '1'
      }
    }
  ]
}
