import { join } from 'node:path'
import { publishBundle } from '../../../scripts/production/publish-bundle'
import { buildRuntimeEnvironment } from '../../../scripts/production/runtime-environment'
import { printClaims, type Claim } from '../../servers/claims'
import type { LiveRun } from '../live-run'
import { SHOP } from '../shape/origins'
import { buildShopSettings } from '../shape/shop-settings'
import { readHeader, readText } from './build-event'
import { startHandler, type Handler } from './start-handler'

const HOST = new URL(SHOP).host
const COOKIES = 'MRT_ALLOW_COOKIES'
const SESSION = {
  method: 'POST' as const,
  path: '/session',
  headers: { 'content-type': 'application/json', origin: SHOP },
  body: JSON.stringify({ siteId: 'jasmin' })
}

/** The handler of Managed Runtime with its environment, without cookies in it, and without the shop's settings. */
export async function checkRuntime(run: LiveRun): Promise<boolean> {
  const bundleId = await publishBundle('build', join(run.folder, 'bundles'))
  const whole = { ...buildShopSettings(), ...buildRuntimeEnvironment(SHOP, bundleId) }
  const { [COOKIES]: _allowed, ...withoutCookies } = whole
  return printClaims([
    ...(await withHandler(whole, tryWhole)),
    ...(await withHandler(withoutCookies, tryWithoutCookies)),
    await tryWithoutSettings(buildRuntimeEnvironment(SHOP, bundleId))
  ])
}

async function withHandler<Result>(
  env: Record<string, string>,
  task: (handler: Handler) => Promise<Result>
): Promise<Result> {
  const handler = await startHandler(HOST, env)
  try {
    return await task(handler)
  } finally {
    await handler.stop()
  }
}

async function tryWhole({ ask, readLog }: Handler): Promise<Claim[]> {
  const home = await ask({ path: '/jasmin/de' })
  const first = await ask(SESSION)
  const cookies = readHeader(first, 'set-cookie').map(line => line.split(';')[0] ?? '')
  const again = await ask({ ...SESSION, headers: { ...SESSION.headers, cookie: cookies.join('; ') } })
  const ready = await ask({ path: '/ready' })
  const app = await ask({ path: '/jasmin/de', headers: { 'x-app-hide-header': 'true' } })
  const [customer, known] = [first, again].map(readCustomer)
  return [
    {
      says: 'with its environment a page is whole and may be kept',
      holds:
        home.statusCode === 200 &&
        readText(home).trimEnd().endsWith('</html>') &&
        /public/.test(readHeader(home, 'cache-control').join()),
      saw: `${home.statusCode}, ${readHeader(home, 'cache-control').join()}`
    },
    {
      says: 'with its environment a session sets cookies, by which it is known again',
      holds: cookies.length > 0 && customer !== undefined && known === customer,
      saw: `${first.statusCode}, ${cookies.length} cookies, ${again.statusCode}`
    },
    {
      says: 'with its environment /ready is 200',
      holds: ready.statusCode === 200,
      saw: readText(ready)
    },
    {
      says: 'with its environment a page of the native app is for nobody else',
      holds: /private|no-store/.test(readHeader(app, 'cache-control').join()),
      saw: readHeader(app, 'cache-control').join()
    },
    {
      says: 'with its environment the log has nothing to say of cookies',
      holds: !readLog().includes(COOKIES)
    }
  ]
}

async function tryWithoutCookies({ ask, readLog }: Handler): Promise<Claim[]> {
  const home = await ask({ path: '/jasmin/de' })
  const ready = await ask({ path: '/ready' })
  const session = await ask(SESSION)
  return [
    {
      says: `without ${COOKIES} pages are shown, no cookie is set, and the log says so by its name`,
      holds:
        home.statusCode === 200 &&
        readHeader(session, 'set-cookie').length === 0 &&
        readLog().includes(COOKIES),
      saw: `${home.statusCode}, ${readHeader(session, 'set-cookie').length} cookies, log: ${readLog().slice(0, 200)}`
    },
    {
      says: `without ${COOKIES} /ready is 503 by its name`,
      holds: ready.statusCode === 503 && readText(ready).includes(COOKIES),
      saw: `${ready.statusCode}, ${readText(ready).slice(0, 200)}`
    }
  ]
}

/** It must not wait for the first visitor to say what is missing. */
async function tryWithoutSettings(env: Record<string, string>): Promise<Claim> {
  const said = await withHandler(env, () => Promise.resolve('it starts')).catch(String)
  const missing = ['SCAPI_ORIGIN', 'INSTANCE_ORIGIN', 'COMMERCE_CLIENT_ID']
  return {
    says: 'without the shop’s settings it does not start, and names them in one list',
    holds: missing.every(name => said.includes(name)),
    saw: said.slice(0, 400)
  }
}

/** The shopper whom an access token is for. */
function readCustomer(answer: Parameters<typeof readText>[0]): string | undefined {
  const { accessToken = '' } = JSON.parse(readText(answer)) as { accessToken?: string }
  const [, claims = ''] = accessToken.split('.')
  return claims === '' ? undefined : readShopper(JSON.parse(Buffer.from(claims, 'base64url').toString()))
}

const readShopper = ({ isb }: { isb?: string }) => /(?:rcid|gcid):([^:]+)/.exec(isb ?? '')?.[1]
