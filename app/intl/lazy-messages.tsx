import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { SHORT_PAUSES_MS, tryAgain } from '../lazy-loading/try-again'
import { createIntl, RawIntlProvider, useIntl, type IntlShape } from './intl'
import type { Catalogue } from './messages'
import { findMessageGroup, loadMessageGroup, type MessageGroup } from './message-groups'

/** The page's messages with those of a group; undefined until they are loaded. Throws when they cannot be loaded. */
export function useLazyIntl(group: MessageGroup): IntlShape | undefined {
  const [intl, failure] = useGroupIntl(group, SHORT_PAUSES_MS)
  // The page's boundary offers to load it again.
  if (failure && !intl) throw failure
  return intl
}

function useGroupIntl(group: MessageGroup, pausesMs?: readonly number[]) {
  const page = useIntl()
  const [messages, failure] = useMessageGroup(group, page.locale, pausesMs)
  const intl = useMemo(() => messages && joinMessages(page, messages), [page, messages])
  return [intl, failure] as const
}

/** A page's messages are joined with those of a group once, not for every request of the server. */
const joined = new WeakMap<Catalogue, { page: IntlShape; intl: IntlShape }>()

function joinMessages(page: IntlShape, messages: Catalogue): IntlShape {
  const known = joined.get(messages)
  if (known?.page === page) return known.intl
  const intl = createIntl({ ...page, messages: { ...(page.messages as Catalogue), ...messages } })
  joined.set(messages, { page, intl })
  return intl
}

/** The page's messages with those of a group, for code outside components. */
export const loadLazyIntl = async (group: MessageGroup, page: IntlShape): Promise<IntlShape> =>
  joinMessages(page, await loadMessageGroup(group, page.locale))

/** A part of a page with lazy messages; renders nothing until they are loaded, and where they never are. */
export function LazyMessages({ group, children }: { group: MessageGroup; children: ReactNode }) {
  const [intl] = useGroupIntl(group)
  return intl ? <RawIntlProvider value={intl}>{children}</RawIntlProvider> : null
}

/** The server and a first page have the messages from the start; after a navigation they load. */
function useMessageGroup(group: MessageGroup, localeId: string, pausesMs?: readonly number[]) {
  const [messages, setMessages] = useState(() => findMessageGroup(group, localeId))
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    let hasLeft = false
    tryAgain(() => loadMessageGroup(group, localeId), pausesMs).then(
      loaded => {
        if (!hasLeft) setMessages(loaded)
      },
      (error: unknown) => {
        if (!hasLeft) setFailure(error)
      }
    )
    return () => {
      hasLeft = true
    }
  }, [group, localeId, pausesMs])
  return [messages, failure] as const
}
