import { findBirthdayProblem, formatTypedDate, parseTypedDate } from './date'

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
  ['01.02.90', undefined],
  ['01-02-1990', '1990/02/01'],
  ['1990-02-01', '1990/02/01'],
  ['14031986', '1986/03/14'],
  ['14 03 1986', '1986/03/14'],
  ['14. 3. 1986', '1986/03/14'],
  ['14 . 3 . 1986', '1986/03/14'],
  ['1986-03-32', undefined],
  ['31041990', undefined],
  ['1403198', undefined],
  ['140386', undefined],
  ['1990/02/01', undefined],
  ['01.02.1990 10:00', undefined],
  ['soon', undefined],
  ['', undefined]
])('reads the typed day %j as %s', (typed, day) => expect(parseTypedDate(typed)).toBe(day))

it.each([
  ['21.11.2008', undefined],
  ['22.11.2008', 'age'],
  ['22112008', 'age'],
  ['2008-11-22', 'age'],
  ['01.01.1900', undefined],
  ['31.12.1899', 'age'],
  ['14031886', 'age'],
  ['01.01.2100', 'age'],
  ['31.02.1990', 'invalid'],
  ['1990', 'invalid']
])('finds on 21 November 2026 in the birthday %j the problem %s', (typed, problem) => {
  expect(findBirthdayProblem(typed, new Date(2026, 10, 21, 0, 0))).toBe(problem)
})

it('shows a stored day as it is typed', () => {
  expect(formatTypedDate('1986/03/14')).toBe('14.03.1986')
  expect(formatTypedDate(undefined)).toBe('')
})
