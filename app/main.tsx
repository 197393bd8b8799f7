import { evaluateParts, nextTask } from './entry/browser/evaluate-parts'
import type { startShop } from './entry/browser/start-shop'

/** Data that the framework writes into the page for the start in the browser. */
type PageData = Parameters<typeof startShop>[1] & { Progressive: { buildOrigin: string } }

const data = JSON.parse(document.getElementById('mobify-data')?.innerHTML ?? '{}') as PageData
// Messages and content are chunks that are loaded before anything else.
__webpack_public_path__ = data.Progressive.buildOrigin

/** The settings that the worker depends on are available once the shop has started. */
async function start(): Promise<void> {
  await evaluateParts()
  const [{ prepareStart }, { startShop }, { registerWorkerLater }] = await Promise.all([
    import(/* webpackMode: "eager" */ './shell/shop-config/prepare-start'),
    import(/* webpackMode: "eager" */ './entry/browser/start-shop'),
    import(/* webpackMode: "eager" */ './shell/register-worker-later')
  ])
  await prepareStart()
  await nextTask()
  const [root] = document.getElementsByClassName('react-target')
  if (!root) throw new Error('No element for the shop')
  await startShop(root, data)
  registerWorkerLater()
}

void start().catch((error: unknown) => {
  // The HTML of the page works without code.
  window.eventQueue?.stop()
  throw error
})
