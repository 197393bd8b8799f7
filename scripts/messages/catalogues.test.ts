import { readdirSync } from 'node:fs'
import { findWrittenFact } from '../../tests/factories/names-facts'
import { NAMES_MONEY } from '../../tests/factories/names-money'
import { readCatalogue } from './catalogue-files'
import { checkCatalogue } from './check-catalogue'
import { extractMessages } from './extract'
import { readPendingMessages } from './pending-messages'
import { LOCALE_BASES, PSEUDO_LOCALE, SOURCE_LOCALE } from './locale-bases'

/** Requirement 1.1. */
const WANTED =
  'de-AT de-DE en-AT en-DE en-GB en-US es-MX fr-FR it-IT ja-JP ko-KR pt-BR zh-CN zh-TW en-XB'.split(' ')

/**
 * Requirement 6.2 prescribes the English words of the first; other languages name the hours. The mandates are worded by the
 * SEPA scheme, with its eight weeks.
 */
const PRESCRIBED = new Set(['cartPage.support', 'payment.mandate', 'standingOrder.mandate'])

const defaults = extractMessages()

it('finds the words of the shop', () => {
  expect(Object.keys(defaults).length).toBeGreaterThan(100)
})

it('keeps a catalogue for every locale of the shop, and makes the pseudo-locale', () => {
  expect([...Object.keys(LOCALE_BASES), PSEUDO_LOCALE].sort()).toEqual(WANTED.sort())
  const files = readdirSync('translations').filter(name => name.endsWith('.json'))
  expect(files.sort()).toEqual(Object.keys(LOCALE_BASES).map(locale => `${locale}.json`))
})

it('gives translators the English of the code (npm run messages:extract)', () => {
  expect(readCatalogue(SOURCE_LOCALE)).toEqual(defaults)
})

it('has a catalogue for every locale of the sites', () => {
  const sites = jest.requireActual<{ l10n: { supportedLocales: { id: string }[] } }[]>('../../config/sites')
  const supported = sites.flatMap(site => site.l10n.supportedLocales.map(locale => locale.id))
  expect(WANTED).toEqual(expect.arrayContaining(supported))
})

describe.each(Object.entries(LOCALE_BASES))('the catalogue %s', (locale, bases) => {
  const words = readCatalogue(locale)

  it('says all that the shop says and nothing else, with its arguments, tags and plurals', () => {
    expect(checkCatalogue(locale, words, defaults, bases.length === 0)).toEqual([])
  })

  it('holds nothing that its base says in the same words', () => {
    const inherited: Record<string, string> = Object.assign({}, ...bases.map(readCatalogue))
    expect(Object.keys(words).filter(id => words[id] === inherited[id])).toEqual([])
  })

  it('names no amount of money: those are the platform’s', () => {
    expect(Object.entries(words).filter(([, text]) => NAMES_MONEY.test(text))).toEqual([])
  })

  it('names hours, delivery times and spans of promises by placeholder', () => {
    const facts = Object.entries(words).filter(([id, text]) => !PRESCRIBED.has(id) && findWrittenFact(text))
    expect(facts).toEqual([])
  })

  it('is sorted by id', () => {
    expect(Object.keys(words)).toEqual(Object.keys(words).sort())
  })
})

it('lists as pending only words that each complete catalogue still has in English', () => {
  const complete = Object.keys(LOCALE_BASES).filter(locale => LOCALE_BASES[locale]?.length === 0)
  const catalogues = complete.map(readCatalogue)
  const isPending = (id: string) =>
    defaults[id] !== undefined && catalogues.every(words => words[id] === defaults[id])
  expect(readPendingMessages().filter(id => !isPending(id))).toEqual([])
})
