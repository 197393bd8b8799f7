import { isSpecialDay } from './special-days'

const day = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

it.each([
  ['DE', '2026-04-03', 'Good Friday'],
  ['DE', '2026-04-06', 'Easter Monday'],
  ['DE', '2026-05-14', 'Ascension'],
  ['DE', '2027-05-17', 'Whit Monday'],
  ['DE', '2026-11-18', 'the day of repentance'],
  ['DE', '2026-10-03', 'the day of unity'],
  ['AT', '2026-12-08', 'the Immaculate Conception'],
  ['AT', '2026-06-04', 'Corpus Christi'],
  ['GB', '2026-05-25', 'the spring bank holiday'],
  ['GB', '2026-08-31', 'the summer bank holiday'],
  ['GB', '2026-12-28', 'Boxing Day, kept on a Monday'],
  ['FR', '2026-07-14', 'the national day'],
  ['IT', '2025-04-21', 'Easter Monday of a late Easter']
])('knows of %s that shops may be closed on %s, %s', (country, date) => {
  expect(isSpecialDay(country, day(date))).toBe(true)
})

it.each([
  ['DE', '2026-11-23'],
  ['DE', '2026-11-25'],
  ['AT', '2026-10-03'],
  ['GB', '2026-05-18'],
  ['FR', '2026-10-03'],
  ['IT', '2026-04-03']
])('takes %s %s for a day like others', (country, date) => {
  expect(isSpecialDay(country, day(date))).toBe(false)
})

it('is certain of no day in a country that it does not know', () => {
  expect(isSpecialDay('NZ', day('2026-11-23'))).toBe(true)
})
