import { readContentGroups } from '../../content/components/content-chunks'
import { loadContentGroups } from '../../content/content-registry'
import { loadMessages } from '../../intl/messages'

/** Loads what hydration needs, so that the first render matches the server's: messages, content components. */
export const prepareStart = (): Promise<unknown> =>
  Promise.all([loadMessages(document.documentElement.lang), loadContentGroups(readContentGroups())])
