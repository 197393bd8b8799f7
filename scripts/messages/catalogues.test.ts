import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement
} from '@formatjs/icu-messageformat-parser'
import { readCatalogue } from './compile'
import { LOCALE_BASES } from './locale-bases'

/** The English defaults as they stand in the code, by id. */
function extractDefaults(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  const file = join(folder, 'defaults.json')
  const ignored = ['**/*.test.*', '**/*.d.ts'].flatMap(pattern => ['--ignore', pattern])
  execFileSync('node_modules/.bin/formatjs', [
    'extract',
    'app/**/*.{ts,tsx}',
    ...ignored,
    '--format',
    'simple',
    '--out-file',
    file
  ])
  const defaults = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  rmSync(folder, { recursive: true })
  return defaults
}

/** Everything that a message takes from the code: arguments and tags. */
function listArguments(elements: MessageFormatElement[]): string[] {
  const found = elements.flatMap(element => {
    if (isPluralElement(element) || isSelectElement(element)) {
      const inner = Object.values(element.options).flatMap(option => listArguments(option.value))
      return [`{${element.value}}`, ...inner]
    }
    if (isTagElement(element)) return [`<${element.value}>`, ...listArguments(element.children)]
    // Whether a number is written plainly, as a plural or in a format is the language's own affair.
    return isLiteralElement(element) || isPoundElement(element) ? [] : [`{${element.value}}`]
  })
  return [...new Set(found)].sort()
}

const defaults = extractDefaults()
const ids = Object.keys(defaults)
const german = readCatalogue('de-DE')
const locales = readdirSync('translations').flatMap(name =>
  name.endsWith('.json') ? [name.replace('.json', '')] : []
)

it('finds the words of the shop', () => {
  expect(ids.length).toBeGreaterThan(100)
})

it('has German words for everything that the shop says', () => {
  expect({ 'missing in translations/de-DE.json': ids.filter(id => !german[id]?.trim()) }).toEqual({
    'missing in translations/de-DE.json': []
  })
})

it('has no German words for what the shop no longer says', () => {
  expect({
    'unused in translations/de-DE.json': Object.keys(german).filter(id => !(id in defaults))
  }).toEqual({
    'unused in translations/de-DE.json': []
  })
})

it('gives translators the English of the code (npm run messages:extract)', () => {
  expect(readCatalogue('en-US')).toEqual(defaults)
})

it('compiles a catalogue for every locale of the sites', () => {
  const sites = jest.requireActual<{ l10n: { supportedLocales: { id: string }[] } }[]>('../../config/sites')
  const supported = new Set(sites.flatMap(site => site.l10n.supportedLocales.map(locale => locale.id)))
  expect(Object.keys(LOCALE_BASES).sort()).toEqual([...supported].sort())
  expect(locales).toEqual(expect.arrayContaining([...supported]))
})

describe.each(locales)('the catalogue %s', locale => {
  const catalogue = readCatalogue(locale)

  it('has only words that the shop says', () => {
    expect({ unknown: Object.keys(catalogue).filter(id => !(id in defaults)) }).toEqual({ unknown: [] })
  })

  it('takes the same arguments and tags as the English defaults', () => {
    const differing = Object.entries(catalogue).flatMap(([id, text]) => {
      const [own, wanted] = [text, defaults[id] ?? text].map(message =>
        listArguments(parse(message)).join(' ')
      )
      return own === wanted ? [] : [`${id}: has ${own || 'none'}, wants ${wanted || 'none'}`]
    })
    expect(differing).toEqual([])
  })

  it('is sorted by id', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).sort())
  })
})
