import { start } from '@salesforce/pwa-kit-react-sdk/ssr/browser/main'
import { loadMessages } from './site/messages'

/** The words come before hydration, so that the first render finds what the server rendered. */
void loadMessages(document.documentElement.lang).then(start)
