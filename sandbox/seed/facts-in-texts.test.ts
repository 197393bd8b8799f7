import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_FACTS } from '../../tests/factories/app-config'
import { findWrittenFact } from '../../tests/factories/names-facts'
import french from './languages/french.json'
import italian from './languages/italian.json'
import { FILLED_BY_SHOP } from './localized'
import { seed } from './seed'

/** All texts of a value, at any depth. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listTexts)
}

/** Texts in the seed's source, before placeholders are filled in. */
const written = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !/\.test\.ts$|^pictures\//.test(file))
  .flatMap(file =>
    [...readFileSync(join(__dirname, file), 'utf8').matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map(
      ([, , text = '']) => text
    )
  )

/** Not promises of the shop: the press office, a day's work, cooling biscuits. */
const NO_FACTS =
  /Montag bis Freitag|Monday to Friday|Du lundi au vendredi|Da lunedì a venerdì|trays are cold|Bleche bis mittags/

it.each([
  'Lieferung in zwei Tagen',
  'Wir liefern in 48 Stunden.',
  'Rückgabe binnen zwei Wochen',
  'Zwölf Monate Garantie',
  'Bestellt bis 12 Uhr, heute verschickt',
  'Free returns for a month',
  'By noon today',
  'Livré en 48 heures',
  'Ouvert de 7h à 22h',
  'Commandez avant midi.',
  'Reso entro due settimane',
  'Aperti dalle ore 7'
])('finds the fact that is written into “%s”', text => {
  expect(findWrittenFact(text)).toBe(text)
})

it.each([
  ['German and English', written],
  ['French', Object.entries(french).flat()],
  ['Italian', Object.entries(italian).flat()]
])('names hours, delivery times and spans of promises by placeholder: %s', (_language, texts) => {
  expect(texts.length).toBeGreaterThan(1000)
  expect(
    texts
      .filter(text => !NO_FACTS.test(text))
      .map(findWrittenFact)
      .filter(Boolean)
  ).toEqual([])
})

it('names the company that sends the newsletter by placeholder', () => {
  const texts = [...written, ...Object.values(french), ...Object.values(italian)]
  expect(texts.filter(text => text.includes(SITE_FACTS.mailService))).toEqual([])
})

it('leaves places that the shop fills to pages', () => {
  const { pages: _pages, ...others } = seed
  const names = listTexts(others).flatMap(text =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  )
  expect(names.filter(name => FILLED_BY_SHOP.test(name))).toEqual([])
})
