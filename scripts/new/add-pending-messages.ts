import { CATALOGUES, type Words } from '../messages/catalogue-files'
import { LOCALE_BASES } from '../messages/locale-bases'
import { parsePending, PENDING_MESSAGES, writePending } from '../messages/pending-messages'
import type { Changes, Read } from './changes'

/** English words in every complete catalogue, and their ids among those that wait for a translation. */
export function addPendingMessages(read: Read, words: Words): Changes {
  const complete = Object.keys(LOCALE_BASES).filter(locale => LOCALE_BASES[locale]?.length === 0)
  const catalogues = complete.map(locale => {
    const file = `${CATALOGUES}/${locale}.json`
    const all = { ...(JSON.parse(read(file)) as Words), ...words }
    const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
    return [file, `${JSON.stringify(sorted, null, 2)}\n`]
  })
  const pending = writePending([...parsePending(read(PENDING_MESSAGES)), ...Object.keys(words)])
  return { ...(Object.fromEntries(catalogues) as Changes), [PENDING_MESSAGES]: pending }
}
