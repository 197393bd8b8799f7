import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { LOCALE_BASES } from './locale-bases'

const FOLDER = 'translations'
const COMPILED = join(FOLDER, 'compiled')

/** A catalogue as translators write it: ICU texts by message id. */
export function readCatalogue(locale: string): Record<string, string> {
  return JSON.parse(readFileSync(join(FOLDER, `${locale}.json`), 'utf8')) as Record<string, string>
}

/** All words of a locale: its own over those of its bases. */
export function mergeCatalogues(locale: string): Record<string, string> {
  const bases = LOCALE_BASES[locale] ?? []
  return Object.assign({}, ...[...bases, locale].map(readCatalogue)) as Record<string, string>
}

/** Parses every catalogue ahead of time, so that no ICU parser ships to the browser. */
export function compileMessages(): void {
  mkdirSync(COMPILED, { recursive: true })
  for (const locale of Object.keys(LOCALE_BASES)) {
    const compiled = Object.fromEntries(
      Object.entries(mergeCatalogues(locale)).map(([id, text]) => [id, parse(text)])
    )
    writeFileSync(join(COMPILED, `${locale}.json`), JSON.stringify(compiled))
  }
}
