import { createIntl } from './intl'
import { formatDay } from './format-date'
import { formatDayAndHour, formatLongDay } from './format-long-day'

describe('a day in figures', () => {
  it.each([
    ['de-DE', '03.02.2027'],
    ['de-AT', '03.02.2027'],
    ['en-GB', '03/02/2027'],
    ['en-AT', '03/02/2027'],
    ['en-US', '02/03/2027'],
    ['es-MX', '03/02/2027'],
    ['fr-FR', '03/02/2027'],
    ['it-IT', '03/02/2027'],
    ['pt-BR', '03/02/2027'],
    ['ja-JP', '2027/02/03'],
    ['ko-KR', '2027. 02. 03.'],
    ['zh-CN', '2027/02/03'],
    ['zh-TW', '2027/02/03']
  ])('has a numeric year and two digits for month and day in %s', (locale, expected) => {
    expect(formatDay(createIntl({ locale }), '2027-02-03')).toBe(expected)
  })
})

describe('a day with the month’s name', () => {
  it.each([
    ['de-DE', '31. Januar 2027'],
    ['de-AT', '31. Jänner 2027'],
    ['fr-FR', '31 janvier 2027'],
    ['ja-JP', '2027年1月31日']
  ])('is the one of the shop’s clock, said as in %s', (locale, expected) => {
    // Half an hour before midnight in Berlin, and already the next day to the east.
    expect(formatLongDay(createIntl({ locale }), Date.UTC(2027, 0, 31, 22, 30))).toBe(expected)
  })
})

it.each([
  ['fr-FR', '2027-02-01T12:00:00Z', '1er février 2027', 'lundi 1er février'],
  ['fr-FR', '2027-02-11T12:00:00Z', '11 février 2027', 'jeudi 11 février'],
  ['it-IT', '2027-02-01T12:00:00Z', '1 febbraio 2027', 'lunedì 1 febbraio']
])('the first of a month is an ordinal in French alone: %s, %s', (locale, moment, long, day) => {
  const intl = createIntl({ locale })
  expect(formatLongDay(intl, Date.parse(moment))).toBe(long)
  expect(formatDayAndHour(intl, Date.parse(moment)).day).toBe(day)
})

describe('a day with its hour', () => {
  it.each([
    ['de-DE', 'Dienstag, 2. Februar', '12:00'],
    ['en-GB', 'Tuesday 2 February', '12:00'],
    ['en-US', 'Tuesday, February 2', '12:00 PM']
  ])('follows the shop’s clock, and is written as in %s', (locale, day, time) => {
    expect(formatDayAndHour(createIntl({ locale }), Date.UTC(2027, 1, 2, 11))).toEqual({ day, time })
  })
})
