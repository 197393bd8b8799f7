import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { CATALOGUES, mergeCatalogues, readCatalogue, type Words } from './catalogue-files'
import { LOCALE_BASES, PSEUDO_LOCALE, SOURCE_LOCALE } from './locale-bases'
import { buildPseudoWords } from './pseudo-words'

type CompiledWords = Record<string, MessageFormatElement[]>

const COMPILED = join(CATALOGUES, 'compiled')

const mapWords = (words: Words, compile: (text: string) => MessageFormatElement[]): CompiledWords =>
  Object.fromEntries(Object.entries(words).map(([id, text]) => [id, compile(text)]))

const write = (locale: string, words: CompiledWords) =>
  writeFileSync(join(COMPILED, `${locale}.json`), JSON.stringify(words))

/** Parses every catalogue ahead of time, so that no ICU parser ships to the browser. */
export function compileMessages(): void {
  mkdirSync(COMPILED, { recursive: true })
  for (const locale of Object.keys(LOCALE_BASES)) {
    write(
      locale,
      mapWords(mergeCatalogues(locale), text => parse(text))
    )
  }
  write(
    PSEUDO_LOCALE,
    mapWords(readCatalogue(SOURCE_LOCALE), text => buildPseudoWords(parse(text)))
  )
}
