/**
 * Adds words to the catalogues, many at once and without disturbing others who do the same:
 *   npx tsx scripts/add-messages.ts < words.json
 * words.json: {"cart.undo": {"de-DE": "Rückgängig", "fr-FR": "Annuler"}}
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

for (const locale of locales) {
  const added = Object.entries(given).flatMap(([id, texts]) => {
    const text = texts[locale]
    return text === undefined ? [] : [[id, text] as const]
  })
  if (added.length > 0) writeCatalogue(locale, { ...readCatalogue(locale), ...Object.fromEntries(added) })
}

writeFileSync(PENDING_MESSAGES, writePending(readPendingMessages().filter(id => !(id in given))))
