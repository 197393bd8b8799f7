import { tolerateRefusedCookies } from '../../browser/cookies'
import { readContentGroups } from '../../content/page/content-chunks'
import { loadContentGroups } from '../../content/content-registry'
import { loadMessages } from '../../intl/messages'
import { loadMessageGroup } from '../../intl/message-groups'
import { tryAgain } from '../../lazy-loading/try-again'
import { readMessageGroups } from '../../page-unit/with-messages'

/** Loads what hydration needs, so that the first render matches the server's: messages, content components. */
export function prepareStart(): Promise<unknown> {
  tolerateRefusedCookies()
  const { lang } = document.documentElement
  return Promise.all([
    loadMessages(lang),
    ...readMessageGroups().map(group => tryAgain(() => loadMessageGroup(group, lang))),
    loadContentGroups(readContentGroups())
  ])
}
