import { findEaster, isHoliday } from './holidays'

const day = (text: string) => Date.parse(`${text}T00:00:00Z`)

it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2030-04-21', '2038-04-25'])(
  'finds Easter Sunday on %s',
  text => expect(findEaster(Number(text.slice(0, 4)))).toBe(day(text))
)

it.each([
  ['DE', '2026-04-03', 'Good Friday'],
  ['DE', '2026-05-14', 'Ascension Day'],
  ['DE', '2026-10-03', 'German Unity Day'],
  ['AT', '2026-06-04', 'Corpus Christi'],
  ['AT', '2026-12-08', 'the Immaculate Conception'],
  ['BE', '2026-07-21', 'the National Day'],
  ['DK', '2026-04-02', 'Maundy Thursday'],
  ['FR', '2026-07-14', 'Bastille Day'],
  ['IT', '2026-06-02', 'Republic Day'],
  ['IT', '2027-10-04', 'Saint Francis'],
  ['LU', '2026-06-23', 'the birthday of the Grand Duke'],
  ['NL', '2026-04-27', 'King’s Day'],
  ['GB', '2026-05-04', 'the early May bank holiday'],
  ['GB', '2026-08-31', 'the summer bank holiday'],
  ['GB', '2026-12-28', 'the substitute for Boxing Day'],
  ['GB', '2027-12-28', 'the second substitute of Christmas']
])('knows in %s the holiday of %s, %s', (country, text) => {
  expect(isHoliday(day(text), country)).toBe(true)
})

it.each([
  ['FR', '2026-04-03', 'Good Friday'],
  ['AT', '2026-10-03', 'the holiday of Germany'],
  ['DE', '2026-10-26', 'the holiday of Austria'],
  ['US', '2026-12-25', 'a country without a list']
])('has none in %s on %s: %s', (country, text) => {
  expect(isHoliday(day(text), country)).toBe(false)
})
