/**
 * `npm run survive -- [checkouts] [seed]`: plays checkouts over all methods of payment against the production bundle
 * (`npm run build` first) and the sandbox, with faults drawn at random and both processes killed in between, and ends
 * with a table. Fails unless nothing was lost, doubled, charged with another sum, wrapped or reported otherwise than it
 * was.
 */
import { closeChannels } from '../../app/features/basket/api/basket-channel'
import { audit, listStandingOrders, printAudit } from './audit'
import { checkOut, type CheckoutRecord, type World } from './check-out'
import { listPayable, listProducts, listWrapped } from './list-choices'
import { createRandom, type Random } from './random'
import { startServers, type Servers } from '../servers/killable-servers'

const [count = 1_000, seed = 1] = process.argv.slice(2).map(Number)
const AT_ONCE = 6
/** In so many of 100 checkouts something is made to go wrong for somebody. */
const FAULTY = 60
/** A process is killed once in so many checkouts. */
const KILL_EVERY = 25

const OPERATIONS = [
  'shopper-orders.createOrder',
  'shopper-orders.createOrder',
  'shopper-orders.getOrder',
  'shopper-baskets.createBasket',
  'shopper-baskets.updateBasket',
  'shopper-baskets.addPaymentInstrumentToBasket',
  'shopper-baskets.createShipmentForBasket',
  'shopper-baskets.updateItemsInBasket',
  'shopper-baskets.updateShipmentForBasket',
  'custom.quoteDelivery',
  'controllers.Order-FindByCheckoutKey'
] as const
const KINDS = [
  'drop-after',
  'drop-before',
  'status',
  'malformed',
  'empty',
  'html',
  'delay',
  'refuse-after',
  'refuse-after',
  'html-after'
] as const
/** What gateways and firewalls put in the place of an answer. */
const SWAPPED_STATUSES = [400, 401, 403, 429] as const
/** Longer than the shop waits for the platform. */
const DELAY_MS = 9_000
async function breakSomething({ steer }: Servers, random: Random): Promise<void> {
  const kind = random.pick([...KINDS])
  const fault = {
    operation: random.pick([...OPERATIONS]),
    kind,
    times: 1,
    ...(kind === 'delay' && { ms: DELAY_MS }),
    ...(kind === 'refuse-after' && { status: random.pick([...SWAPPED_STATUSES]) })
  }
  // A killed sandbox cannot be asked to fail.
  await steer('POST', 'faults', fault).catch(() => undefined)
}

async function play(servers: Servers): Promise<CheckoutRecord[]> {
  const payments = await listPayable(servers)
  const products = await listProducts(servers)
  const wrapped = await listWrapped(servers)
  const records: CheckoutRecord[] = []
  let begun = 0
  async function next(): Promise<void> {
    while (begun < count) {
      begun += 1
      const number = begun
      const random = createRandom(seed * 1_000_003 + number)
      const world: World = { servers, payments, products, wrapped, random }
      if (random.happens(FAULTY)) await breakSomething(servers, random)
      const isKilled = number % KILL_EVERY === 0
      const checkout = checkOut(world)
      if (isKilled) {
        await new Promise(resolve => setTimeout(resolve, random.next() * 1_500))
        await servers.kill(random.pick(['sandbox', 'sandbox', 'shop']))
      }
      try {
        records.push(await checkout)
      } catch (error) {
        throw new Error(`checkout ${number} of seed ${seed}`, { cause: error })
      }
      if (records.length % 50 === 0) console.log(`${records.length} of ${count}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return records
}

async function run(): Promise<void> {
  const servers = await startServers({ shop: 3395, sandbox: 4395 })
  try {
    const before = new Set(await listStandingOrders(servers))
    const records = await play(servers)
    await servers.steer('DELETE', 'faults')
    await servers.steer('POST', 'payments/webhooks')
    // A shopper who closed the window at the provider has had time to come back.
    await servers.steer('POST', 'clock', { aheadMs: 2 * 60 * 60_000 })
    const result = await audit(servers, records, before)
    console.log(printAudit(result))
    process.exitCode =
      result.lost +
        result.doubled +
        result.wrongSum +
        result.wrongUnits +
        result.wrongWraps +
        result.wrongOutcomes.length ===
      0
        ? 0
        : 1
  } finally {
    closeChannels()
    await servers.stop()
  }
}

run().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
