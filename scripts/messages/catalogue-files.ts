import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALE_BASES } from './locale-bases'

/** ICU texts by message id. */
export type Words = Record<string, string>

export const CATALOGUES = 'translations'

const findFile = (locale: string) => join(CATALOGUES, `${locale}.json`)

/** A catalogue as translators write it. */
export function readCatalogue(locale: string): Words {
  return JSON.parse(readFileSync(findFile(locale), 'utf8')) as Words
}

/** Writes a catalogue sorted by id and in one step, since others may be reading it. */
export function writeCatalogue(locale: string, words: Words): void {
  const sorted = Object.fromEntries(Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1)))
  const draft = `${findFile(locale)}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(sorted, null, 2)}\n`)
  renameSync(draft, findFile(locale))
}

/** All words of a locale: its own over those of its bases. */
export function mergeCatalogues(locale: string): Words {
  const bases = LOCALE_BASES[locale] ?? []
  return Object.assign({}, ...[...bases, locale].map(readCatalogue)) as Words
}
