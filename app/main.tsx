import { prepareStart } from './shell/shop-config/prepare-start'
import { startShop } from './shell/start/start-shop'
import { registerWorkerLater } from './shell/worker/register-worker-later'

/** What the framework writes into the page for the start in the browser. */
type PageData = Parameters<typeof startShop>[0] & { Progressive: { buildOrigin: string } }

const data = JSON.parse(document.getElementById('mobify-data')?.innerHTML ?? '{}') as PageData
// Messages and content are chunks that are loaded before anything else.
__webpack_public_path__ = data.Progressive.buildOrigin

// The settings that the worker depends on are available once the shop has started.
void prepareStart()
  .then(() => startShop(data))
  .then(registerWorkerLater)
