import { findPlace, suggestPlaces } from './places'

const names = (input: string, ...countries: string[]) =>
  suggestPlaces(input, countries).map(({ name, countryCode }) => `${name} ${countryCode}`)

it.each([
  ['Hamb', ['DE'], ['Hamburg DE']],
  ['muen', ['DE'], []],
  ['mun', ['DE'], ['München DE', 'Münster DE']],
  ['2009', ['DE'], ['Hamburg DE']],
  ['bo', ['IT'], ['Bologna IT', 'Bolzano IT']],
  ['bo', [], ['Bonn DE', 'Bordeaux FR', 'Bologna IT', 'Bolzano IT']],
  [' ', ['DE'], []]
])('suggests for "%s" in %j the towns %j', (input, countries, expected) => {
  expect(names(input, ...countries)).toEqual(expected)
})

it('finds a place by its id only', () => {
  expect(findPlace('AT-1010')).toMatchObject({ name: 'Wien', latitude: 48.208 })
  expect(findPlace('AT-9')).toBeUndefined()
})
