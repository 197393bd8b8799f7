import { sortByName } from './sort-by-name'

it.each([
  [
    'de-DE',
    ['Vereinigtes Königreich', 'Österreich', 'Niederlande'],
    'Niederlande, Österreich, Vereinigtes Königreich'
  ],
  ['fr-FR', ['Royaume-Uni', 'États-Unis', 'Espagne'], 'Espagne, États-Unis, Royaume-Uni'],
  ['it-IT', ['Germania', 'Austria', 'Regno Unito'], 'Austria, Germania, Regno Unito']
])('puts names in the alphabet of %s', (locale, names, sorted) => {
  const entries = names.map(name => ({ name }))
  expect(
    sortByName(locale, entries)
      .map(({ name }) => name)
      .join(', ')
  ).toBe(sorted)
  expect(entries.map(({ name }) => name)).toEqual(names)
})
