import { readContentGroups } from '../../content/components/content-chunks'
import { loadContentGroups } from '../../content/content-registry'
import { loadMessages } from '../../intl/messages'

/** Fetches what comes before hydration, so that the first render finds what the server rendered: words, content components. */
export const prepareStart = (): Promise<unknown> =>
  Promise.all([loadMessages(document.documentElement.lang), loadContentGroups(readContentGroups())])
