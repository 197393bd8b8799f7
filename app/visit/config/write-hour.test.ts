import { writeHour } from './write-hour'

it.each([
  ['en-GB', 7, '7am'],
  ['en-US', 12, 'noon'],
  ['en-DE', 22, '10pm'],
  ['en-GB', 24, 'midnight'],
  ['en-GB', 0, 'midnight'],
  ['de-AT', 7, '7'],
  ['fr-FR', 22, '22']
])('writes a full hour in %s: %d is %s', (locale, hour, written) => {
  expect(writeHour(locale, hour)).toBe(written)
})
