import { parseMoment, splitRemaining } from './countdown'

it.each([
  ['2027-01-31T18:00:00Z', '2027-01-31T18:00:00.000Z'],
  ['2027-01-31T18:00:00.000+01:00', '2027-01-31T17:00:00.000Z'],
  ['2027-01-31T18:00', '2027-01-31T17:00:00.000Z'],
  ['2027-07-31 18:00:30', '2027-07-31T16:00:30.000Z'],
  ['2027-01-31', '2027-01-31T22:59:59.000Z'],
  ['31.12.2026', '2026-12-31T22:59:59.000Z'],
  ['1.7.2027, 18:00', '2027-07-01T16:00:00.000Z'],
  ['2028-02-29', '2028-02-29T22:59:59.000Z']
])('reads %s as the moment %s', (text, expected) => {
  expect(new Date(parseMoment(text) ?? 0).toISOString()).toBe(expected)
})

it.each([
  [undefined],
  [''],
  ['soon'],
  ['2027-13-45'],
  ['2027-02-30'],
  ['31.02.2027'],
  ['12/31/2026'],
  ['2027-01-31T25:00'],
  ['1e9'],
  ['__proto__']
])('reads no moment in %j', text => {
  expect(parseMoment(text)).toBeUndefined()
})

const at = (text: string) => Date.parse(text)

it.each([
  ['2027-01-01T00:00:00Z', '2027-01-03T04:05:06Z', { days: 2, clock: '04:05:06' }],
  ['2027-01-01T00:00:00Z', '2027-01-01T00:00:01Z', { days: 0, clock: '00:00:01' }],
  ['2027-01-01T00:00:00.400Z', '2027-01-01T00:00:01Z', { days: 0, clock: '00:00:01' }],
  ['2027-01-01T00:00:00Z', '2027-01-01T00:00:00Z', undefined],
  ['2027-01-02T00:00:00Z', '2027-01-01T00:00:00Z', undefined]
])('at %s leaves until %s %j', (now, end, expected) => {
  expect(splitRemaining(at(end), at(now))).toEqual(expected)
})
