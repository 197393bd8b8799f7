import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { createIntl, RawIntlProvider, useIntl, type IntlShape } from './intl'
import type { Catalogue } from './messages'
import { findPageWords, loadPageWords, type WordGroup } from './page-words'

/** The page's messages with those of a group; undefined until they are loaded. Throws when they cannot be loaded. */
export function useLateIntl(group: WordGroup): IntlShape | undefined {
  const page = useIntl()
  const words = useWords(group, page.locale)
  return useMemo(() => words && joinWords(page, words), [page, words])
}

/** A page's messages are joined with those of a group once, not for every request of the server. */
const joined = new WeakMap<Catalogue, { page: IntlShape; intl: IntlShape }>()

function joinWords(page: IntlShape, words: Catalogue): IntlShape {
  const known = joined.get(words)
  if (known?.page === page) return known.intl
  const intl = createIntl({ ...page, messages: { ...(page.messages as Catalogue), ...words } })
  joined.set(words, { page, intl })
  return intl
}

/** The page's messages with those of a group, for code outside components. */
export const loadLateIntl = async (group: WordGroup, page: IntlShape): Promise<IntlShape> =>
  joinWords(page, await loadPageWords(group, page.locale))

/** A part of a page with lazy messages; renders nothing until they are loaded. */
export function LateWords({ group, children }: { group: WordGroup; children: ReactNode }) {
  const intl = useLateIntl(group)
  return intl ? <RawIntlProvider value={intl}>{children}</RawIntlProvider> : null
}

/** The server and a first page have them from the start; after a navigation they load. */
function useWords(group: WordGroup, localeId: string): Catalogue | undefined {
  const [words, setWords] = useState(() => findPageWords(group, localeId))
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    let hasLeft = false
    loadPageWords(group, localeId).then(
      loaded => {
        if (!hasLeft) setWords(loaded)
      },
      (error: unknown) => {
        if (!hasLeft) setFailure(error)
      }
    )
    return () => {
      hasLeft = true
    }
  }, [group, localeId])
  // The page's boundary offers to load it again.
  if (failure && !words) throw failure
  return words
}
