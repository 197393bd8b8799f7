import { start } from '@salesforce/pwa-kit-react-sdk/ssr/browser/main'
import { prepareStart } from './shell/shop-config/prepare-start'
import { registerWorkerLater } from './shell/worker/register-worker-later'

/** What the framework writes into the page for its own bootstrap. */
interface PageData {
  Progressive: { buildOrigin: string }
}

// The framework tells webpack where chunks are, but only in `start`; messages and content are chunks that load before it.
const data = JSON.parse(document.getElementById('mobify-data')?.innerHTML ?? '{}') as PageData
__webpack_public_path__ = data.Progressive.buildOrigin

// The settings that the worker depends on are available once the framework has started.
void prepareStart().then(start).then(registerWorkerLater)
