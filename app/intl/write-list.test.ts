import { writeList } from './write-list'

const ITEMS = ['Stahl', 'Glas', 'Kirschholz', 'Kork']
interface Site {
  l10n: { supportedLocales: { id: string }[] }
}
const sold = new Set(
  jest
    .requireActual<Site[]>('../../config/sites')
    .flatMap(({ l10n }) => l10n.supportedLocales.map(({ id }) => id))
)

it.each([...sold, 'ja-JP'])('lists in %s as Intl does, however many there are', locale => {
  for (const kind of ['conjunction', 'unit'] as const)
    for (let count = 0; count <= ITEMS.length; count += 1) {
      const items = ITEMS.slice(0, count)
      expect(writeList(locale, items, kind)).toBe(new Intl.ListFormat(locale, { type: kind }).format(items))
    }
})

it('asks Intl for no locale of the shops, which would hold a page up', () => {
  const asked = jest.spyOn(Intl, 'ListFormat')
  for (const locale of sold) writeList(locale, ITEMS)
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
