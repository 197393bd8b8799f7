import { isOfAge, isValidEmail, isValidName, isValidPostalCode, parseBirthday } from './form-rules'

it.each([
  ['Müller', true],
  ["O'Neil", true],
  ['Anne-Sophie v. Ødegård', true],
  ['Łukasz', true],
  ['Lina3', false],
  ['<b>', false],
  ['Анна', false],
  ['a_b', false],
  ['2×4', false]
])('judges the name %s', (name, valid) => expect(isValidName(name)).toBe(valid))

it.each([
  ['lina@example.com', true],
  ['a.b+c@sub.example.museum', true],
  ['lina@[127.0.0.1]', true],
  ['lina@example', false],
  ['lina@example.c', false],
  ['lina@@example.com', false],
  ['lina example@example.com', false],
  ['', false]
])('judges the e-mail address %s', (email, valid) => expect(isValidEmail(email)).toBe(valid))

it.each([
  ['50667', '^\\d{5}$', true],
  ['5066', '^\\d{5}$', false],
  ['1012 ab', '^\\d{4}\\s?[A-Z]{2}$', true],
  ['anything', undefined, true],
  ['anything', '([', true]
])('judges the postal code %s by %s', (code, pattern, valid) =>
  expect(isValidPostalCode(code, pattern)).toBe(valid)
)

it.each([
  ['01.02.1990', '1990/02/01'],
  ['1/2/1990', '1990/02/01'],
  ['29.02.2000', '2000/02/29'],
  ['29.02.2001', undefined],
  ['31.12.1899', undefined],
  ['1990-02-01', undefined],
  ['soon', undefined]
])('reads the birthday %s', (typed, birthday) => expect(parseBirthday(typed)).toBe(birthday))

it.each([
  ['2008/11/21', true],
  ['2008/11/22', false],
  ['1990/01/01', true]
])('takes somebody born on %s for of age on 21 November 2026: %s', (birthday, grown) => {
  expect(isOfAge(birthday, new Date(2026, 10, 21, 0, 0))).toBe(grown)
})
