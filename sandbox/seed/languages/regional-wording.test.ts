import type { ContentPage } from '../../domain/content/content-page'
import { seed } from '../seed'
import austrian from './austrian.json'
import british from './british.json'
import { sayRegionally } from './regional-wording'

it.each([
  ['de-AT', 'Schwarztee mit Sahne und Schlagsahne.', 'Schwarztee mit Obers und Schlagobers.'],
  ['de-AT', 'In Pflaumenessig und Salz', undefined],
  ['de-AT', 'Zeder', undefined],
  ['en-GB', 'Model withdrawal form', 'Model cancellation form']
] as const)('says in %s: %s', (region, text, said) => {
  expect(sayRegionally(region, text)).toBe(said)
})

/** All texts in a language, of pages and of goods. */
function listTexts(value: unknown, language: string): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(each => listTexts(each, language))
  if (typeof value !== 'object' || value === null) return []
  if ('de' in value && 'en' in value) return listTexts((value as Record<string, unknown>)[language], language)
  return Object.values(value).flatMap(each => listTexts(each, language))
}
const isPageIn = (language: string) => (page: ContentPage) => page.language === language

it.each([
  ['de-AT', 'de', austrian],
  ['en-GB', 'en', british]
])('the seed uses each wording of %s', (region, general, wording) => {
  const { pages, ...goods } = seed
  const read = (language: string) =>
    [...listTexts(goods, language), ...listTexts(pages.filter(isPageIn(language)), language)].join('\n')
  const [ours, theirs] = [read(general), read(region)]
  expect(Object.entries(wording).filter(([found]) => !ours.includes(found))).toEqual([])
  expect(Object.entries(wording).filter(([, said]) => !theirs.includes(said))).toEqual([])
})

it.each([
  ['de-AT', 'imprint', /Internet Ombudsstelle/],
  ['de-AT', 'withdrawal', /\(FAGG\)/],
  ['de-AT', 'conditions', /\(VGG\) und dem ABGB/],
  ['de-AT', 'privacy', /Datenschutzbehörde/],
  ['en-GB', 'withdrawal', /right to cancel/],
  ['en-GB', 'privacy', /Information Commissioner/],
  ['fr', 'imprint', /médiateur/],
  ['fr', 'privacy', /CNIL/],
  ['it', 'privacy', /Garante/],
  ['it', 'conditions', /Codice del consumo/]
])('names the law and the offices of the reader’s country: %s %s', (language, id, named) => {
  const found = seed.pages.filter(page => page.language === language && page.id === id)
  expect(found.length).toBeGreaterThan(0)
  for (const page of found) expect(JSON.stringify(page.content)).toMatch(named)
})
