/**
 * Adds words to the catalogues, many at once and without disturbing others who do the same:
 *   npx tsx scripts/add-messages.ts < words.json
 * A scaffold's messages come in every language at once, so that none stays English.
 * words.json: {"cartLine.undo": {"de-DE": "Rückgängig", "fr-FR": "Annuler"}}
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { readCatalogue, writeCatalogue } from './messages/catalogue-files'
import { LOCALE_BASES, SOURCE_LOCALE } from './messages/locale-bases'
import { PENDING_MESSAGES, readPendingMessages, writePending } from './messages/pending-messages'

const locales = Object.keys(LOCALE_BASES).filter(locale => locale !== SOURCE_LOCALE)
const given = z
  .record(z.string(), z.partialRecord(z.enum(locales as [string, ...string[]]), z.string().min(1)))
  .parse(JSON.parse(readFileSync(0, 'utf8')))

const complete = locales.filter(locale => LOCALE_BASES[locale]?.length === 0)
const pending = readPendingMessages()
for (const id of pending.filter(each => each in given)) {
  const missing = complete.filter(locale => given[id]?.[locale] === undefined)
  if (missing.length > 0) throw new Error(`${id} would stay English in ${missing.join(', ')}`)
}

for (const locale of locales) {
  const added = Object.entries(given).flatMap(([id, texts]) => {
    const text = texts[locale]
    return text === undefined ? [] : [[id, text] as const]
  })
  if (added.length > 0) writeCatalogue(locale, { ...readCatalogue(locale), ...Object.fromEntries(added) })
}

writeFileSync(PENDING_MESSAGES, writePending(pending.filter(id => !(id in given))))
