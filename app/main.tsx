import { start } from '@salesforce/pwa-kit-react-sdk/ssr/browser/main'
import { loadMessages } from './site/messages'

/** What the framework writes into the page for its own start. */
interface PageData {
  Progressive: { buildOrigin: string }
}

// The framework tells webpack where chunks are, but only in `start`; the words are a chunk that comes before.
const data = JSON.parse(document.getElementById('mobify-data')?.innerHTML ?? '{}') as PageData
__webpack_public_path__ = data.Progressive.buildOrigin

// The words come before hydration, so that the first render finds what the server rendered.
void loadMessages(document.documentElement.lang).then(start)
