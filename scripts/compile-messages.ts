/**
 * Compiles translations/<locale>.json into translations/compiled/<locale>.json:
 * a locale's own words over those of its base, parsed ahead of time so that no
 * ICU parser ships to the browser.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { LOCALE_BASES } from './locale-bases'

const folder = 'translations'
const compiledFolder = join(folder, 'compiled')

function readCatalogue(locale: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as Record<string, string>
}

mkdirSync(compiledFolder, { recursive: true })
for (const [locale, bases] of Object.entries(LOCALE_BASES)) {
  const words = Object.assign({}, ...[...bases, locale].map(readCatalogue)) as Record<string, string>
  const compiled = Object.fromEntries(Object.entries(words).map(([id, text]) => [id, parse(text)]))
  writeFileSync(join(compiledFolder, `${locale}.json`), JSON.stringify(compiled))
}
