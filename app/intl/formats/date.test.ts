import { isOfAge, parseTypedDate } from './date'

it.each([
  ['01.02.1990', '1990/02/01'],
  ['01/02/1990', '1990/02/01'],
  ['1/2/1990', '1990/02/01'],
  [' 31.12.2099 ', '2099/12/31'],
  ['01.01.1900', '1900/01/01'],
  ['29.02.2000', '2000/02/29'],
  ['29.02.2001', undefined],
  ['29.02.1900', undefined],
  ['31.04.1990', undefined],
  ['32.01.1990', undefined],
  ['00.01.1990', undefined],
  ['01.13.1990', undefined],
  ['01.00.1990', undefined],
  ['31.12.1899', undefined],
  ['01.01.2100', undefined],
  ['01/02.1990', undefined],
  ['01.02.90', undefined],
  ['01-02-1990', undefined],
  ['1990-02-01', undefined],
  ['1990/02/01', undefined],
  ['01.02.1990 10:00', undefined],
  ['soon', undefined],
  ['', undefined]
])('reads the typed day %j as %s', (typed, day) => expect(parseTypedDate(typed)).toBe(day))

it.each([
  ['2008/11/21', true],
  ['2008/11/22', false],
  ['1990/01/01', true]
])('takes somebody born on %s for of age on 21 November 2026: %s', (birthday, grown) => {
  expect(isOfAge(birthday, new Date(2026, 10, 21, 0, 0))).toBe(grown)
})
