import { readCatalogue } from '../../../scripts/messages/catalogue-files'
import { LOCALE_BASES } from '../../../scripts/messages/locale-bases'
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

it.each([
  ['de-AT', '14.03.1986'],
  ['en-US', '14.03.1986'],
  ['en-DE', '14/03/1986'],
  ['fr-FR', '14/03/1986'],
  ['it-IT', '14/03/1986'],
  ['es-MX', '14/03/1986'],
  ['pt-BR', '14/03/1986'],
  ['ja-JP', '14.03.1986']
])('shows a stored day in %s as the hint of its field says: %s', (locale, shown) => {
  expect(formatTypedDate('1986/03/14', locale)).toBe(shown)
  expect(formatTypedDate(undefined, locale)).toBe('')
  expect(parseTypedDate(shown)).toBe('1986/03/14')
})

it.each(Object.keys(LOCALE_BASES))('the hint of a birthday in %s has the signs of its shown day', locale => {
  const words = { ...readCatalogue('en-US') }
  for (const base of [...(LOCALE_BASES[locale] ?? []), locale]) Object.assign(words, readCatalogue(base))
  const sign = formatTypedDate('1986/03/14', locale)[2]
  for (const id of ['payment.birthdayHint', 'registration.birthdayHint', 'person.birthdayInvalid'])
    expect(/\p{L}\p{L}([./])\p{L}\p{L}/u.exec(words[id] ?? '')?.[1]).toBe(sign)
})
