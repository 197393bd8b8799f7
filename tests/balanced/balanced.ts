/**
 * `npm run survive:balanced -- [checkouts] [seed]`, after `npm run build`: two processes of the shop behind nginx as
 * `deploy/nginx-shop.conf` has it. What its cache keeps, and what becomes of orders and baskets when one process after
 * the other is killed or asked to end under load. Fails unless every order was placed once, over the right sum.
 */
import { closeChannels } from '../../app/features/basket/api/basket-channel'
import { GATE, GATE_ENVIRONMENT } from '../factories/access-gate'
import { printClaims } from '../servers/claims'
import { audit, listStandingOrders, printAudit } from '../survive/audit'
import { listProducts } from '../survive/list-choices'
import { startBalancedServers, type BalancedServers } from './balanced-servers'
import { checkCache, checkGate, FRAME_PARENT } from './check-cache'
import { BROKEN_OFF, loseProcesses } from './lose-processes'
import { countChanged, fillBaskets } from './waiting-baskets'

const [count = 150, seed = 1] = process.argv.slice(2).map(Number)
const BASKETS = 20

async function withServers<Result>(
  env: Record<string, string>,
  task: (servers: BalancedServers) => Promise<Result>
): Promise<Result> {
  const servers = await startBalancedServers(env)
  try {
    return await task(servers)
  } finally {
    await servers.stop()
  }
}

async function buyThroughLosses(servers: BalancedServers): Promise<boolean> {
  const before = new Set(await listStandingOrders(servers))
  const baskets = await fillBaskets(servers, await listProducts(servers), BASKETS)
  const { records, killed, ended, views, failedViews } = await loseProcesses(servers, count, seed)
  await servers.steer('POST', 'payments/webhooks')
  const result = await audit(servers, records, before)
  const changed = await countChanged(baskets)
  console.log(`\n${printAudit(result)}`)
  console.log(`processes   ${killed} killed, ${ended} asked to end`)
  console.log(`baskets     ${changed} of ${BASKETS} changed`)
  console.log(`pages       ${failedViews.length} of ${views} failed ${failedViews.join(', ')}`)
  const { placed, lost, doubled, wrongSum, wrongWraps, wrongOutcomes } = result
  const refusedViews = failedViews.filter(reason => reason !== BROKEN_OFF).length
  return (
    placed === count &&
    lost + doubled + wrongSum + wrongWraps + wrongOutcomes.length + changed + refusedViews === 0 &&
    killed > 0
  )
}

async function run(): Promise<void> {
  const isWell = await withServers({ TRUSTED_FRAME_PARENTS: FRAME_PARENT }, async servers => {
    const isKept = printClaims(await checkCache(servers.shop))
    return (await buyThroughLosses(servers)) && isKept
  })
  const isShut = await withServers(GATE_ENVIRONMENT, async servers =>
    printClaims(await checkGate(servers.shop, `accessKey=${GATE.key}`))
  )
  process.exitCode = isWell && isShut ? 0 : 1
}

run()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(closeChannels)
