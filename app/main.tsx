import { evaluateParts } from './shell/start/evaluate-parts'
import { holdEarlyActs } from './shell/start/hold-early-acts'
import { nextTask } from './shell/start/next-task'
import { findRoot } from './shell/start/find-root'
import type { startShop } from './shell/start/start-shop'

/** What the framework writes into the page for the start in the browser. */
type PageData = Parameters<typeof startShop>[1] & { Progressive: { buildOrigin: string } }

const data = JSON.parse(document.getElementById('mobify-data')?.innerHTML ?? '{}') as PageData
// Messages and content are chunks that are loaded before anything else.
__webpack_public_path__ = data.Progressive.buildOrigin

/** The settings that the worker depends on are available once the shop has started. */
async function start(): Promise<void> {
  await evaluateParts()
  const [{ prepareStart }, { startShop }, { registerWorkerLater }] = await Promise.all([
    import(/* webpackMode: "eager" */ './shell/shop-config/prepare-start'),
    import(/* webpackMode: "eager" */ './shell/start/start-shop'),
    import(/* webpackMode: "eager" */ './shell/worker/register-worker-later')
  ])
  await prepareStart()
  await nextTask()
  await startShop(root, data)
  registerWorkerLater()
}

const root = findRoot()
const letGo = holdEarlyActs(root, window.takeEarlyActs?.())
void start().catch((error: unknown) => {
  // What is in the page goes on without code.
  letGo()
  throw error
})
