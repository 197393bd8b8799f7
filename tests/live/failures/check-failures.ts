import { printClaims, type Claim } from '../../servers/claims'
import type { LiveRun } from '../live-run'
import { ALL_FAILURES, NAMED_CALLERS_ONLY, PORTS } from '../shape/origins'
import { startLiveShop } from '../shape/start-live-shop'
import { FAILING_SETTINGS, tryFailure } from './try-failure'
import { describeVisit, findPackstations, visit } from './visit'

/** Each origin failing in each way, and all of them refusing callers that do not say who they are. */
export async function checkFailures(run: LiveRun): Promise<boolean> {
  let holds = true
  const print = (claims: Claim[]) => void (holds = printClaims(claims) && holds)
  for (const setting of FAILING_SETTINGS)
    for (const failure of ALL_FAILURES) print(await tryFailure(run, failure, setting))
  print(await tryNamedCallers(run))
  return holds
}

async function tryNamedCallers(run: LiveRun): Promise<Claim[]> {
  const settings = FAILING_SETTINGS.map(({ setting }) => [setting, NAMED_CALLERS_ONLY])
  const shop = await run.keep(
    startLiveShop(run, { port: PORTS.trial, env: Object.fromEntries(settings) as Record<string, string> })
  )
  try {
    const claims: Claim[] = []
    const origin = `http://127.0.0.1:${PORTS.trial}`
    for (const asked of [
      visit(origin, '/jasmin/de'),
      visit(origin, '/jasmin/de/shop/green-tea'),
      findPackstations(origin)
    ]) {
      const seen = await asked
      claims.push({
        says: `where callers have to say who they are, ${seen.path} is answered`,
        holds: seen.status === 200,
        saw: describeVisit(seen)
      })
    }
    return claims
  } finally {
    await shop.stop()
  }
}
