import { mayBeRegionalHoliday } from './regional-holidays'

const day = (text: string) => Date.parse(`${text}T00:00:00Z`)

it.each([
  ['Munich', '80331', '2027-01-06', 'Epiphany'],
  ['Berlin', '10115', '2027-03-08', 'Women’s Day'],
  ['Frankfurt', '60311', '2026-06-04', 'Corpus Christi'],
  ['Saarbrücken', '66111', '2026-08-15', 'the Assumption'],
  ['Erfurt', '99084', '2027-09-20', 'Children’s Day'],
  ['Hamburg', '20095', '2026-10-31', 'Reformation Day'],
  ['Cologne', '50667', '2027-11-01', 'All Saints’ Day'],
  ['Dresden', '01067', '2026-11-18', 'the Day of Repentance'],
  ['Dresden', '01067', '2027-11-17', 'the Day of Repentance'],
  ['Leipzig', '04109', '2028-11-22', 'the Day of Repentance']
])('knows in %s (%s) on %s a holiday: %s', (_town, postalCode, text) =>
  expect(mayBeRegionalHoliday(day(text), postalCode)).toBe(true)
)

it.each([
  ['Hamburg', '20095', '2027-01-06'],
  ['Munich', '80331', '2026-10-31'],
  ['Dresden', '01067', '2026-11-11'],
  ['no place', '', '2027-01-06'],
  ['Bavaria on a holiday of the whole country', '80331', '2026-10-03']
])('knows in %s (%s) on %s none', (_town, postalCode, text) =>
  expect(mayBeRegionalHoliday(day(text), postalCode)).toBe(false)
)
