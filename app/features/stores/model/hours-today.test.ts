import { findHoursToday } from './hours-today'
import { mapStore, type Store } from './store'

const build = (lines: unknown[], countryCode: string) =>
  mapStore({ id: 'a', name: 'Teehaus', countryCode, c_openingHours: lines as string[] }) as Store
const find = (lines: unknown[], moment: string, countryCode = 'DE') =>
  findHoursToday(build(lines, countryCode), Date.parse(moment))

const WEEK = ['Mo-Fr 09:30-18:30', 'Sa 09:30-16:00']

it.each([
  ['a Monday morning before it opens', '2026-11-23T08:29:00Z', { kind: 'later', from: 570 }],
  ['the minute it opens', '2026-11-23T08:30:00Z', { kind: 'open', until: 1110 }],
  ['the last minute', '2026-11-23T17:29:00Z', { kind: 'open', until: 1110 }],
  ['the minute it closes', '2026-11-23T17:30:00Z', { kind: 'over' }],
  ['a Saturday', '2026-11-28T12:00:00Z', { kind: 'open', until: 960 }],
  ['a Sunday', '2026-11-29T12:00:00Z', { kind: 'closed' }],
  ['summer, when clocks go another hour ahead', '2026-07-06T16:29:00Z', { kind: 'open', until: 1110 }],
  ['Sunday evening elsewhere, Monday there', '2026-11-22T23:30:00Z', { kind: 'later', from: 570 }]
])('says by the clock of the shop what holds on %s', (_when, moment, expected) => {
  expect(find(WEEK, moment)).toEqual(expected)
})

it('uses the time zone of the country', () => {
  expect(find(WEEK, '2026-11-23T09:00:00Z', 'GB')).toEqual({ kind: 'later', from: 570 })
  expect(find(WEEK, '2026-11-23T09:00:00Z', 'AT')).toEqual({ kind: 'open', until: 1110 })
})

it.each([
  ['before the break', '2026-11-23T10:00:00Z', { kind: 'open', until: 780 }],
  ['in it', '2026-11-23T12:30:00Z', { kind: 'later', from: 840 }],
  ['after it', '2026-11-23T14:00:00Z', { kind: 'open', until: 1080 }]
])('knows a break at noon: %s', (_when, moment, expected) => {
  expect(find(['Mo 14:00-18:00', 'Mo 09:00-13:00'], moment)).toEqual(expected)
})

it.each([
  ['before midnight', '2026-11-28T22:00:00Z', { kind: 'open', until: 120 }],
  ['after midnight, of the day before', '2026-11-29T00:30:00Z', { kind: 'open', until: 120 }],
  ['later that night', '2026-11-29T02:00:00Z', { kind: 'closed' }]
])('knows hours that go past midnight: %s', (_when, moment, expected) => {
  expect(find(['Fr-Sa 18:00-02:00'], moment)).toEqual(expected)
})

it('reads ranges over the end of the week and lists of days', () => {
  expect(find(['Sa-Mo,We 10:00-12:00'], '2026-11-29T10:00:00Z')).toEqual({ kind: 'open', until: 720 })
  expect(find(['Sa-Mo,We 10:00-12:00'], '2026-11-24T10:00:00Z')).toEqual({ kind: 'closed' })
})

it.each([
  ['has no hours', [], '2026-11-23T10:00:00Z', 'DE'],
  ['has a line that cannot be read', [...WEEK, 'Su by appointment'], '2026-11-29T10:00:00Z', 'DE'],
  ['is in a country whose clock is not known', WEEK, '2026-11-23T10:00:00Z', 'NZ'],
  ['may be closed for a holiday', WEEK, '2026-12-25T10:00:00Z', 'DE'],
  ['has a holiday by its own calendar already', WEEK, '2026-12-24T23:30:00Z', 'DE']
])('says nothing of a shop that %s', (_why, lines, moment, country) => {
  expect(find(lines, moment, country)).toBeUndefined()
})
