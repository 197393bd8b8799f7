import type { Store } from '../stores/model/store'
import { findReadyTime } from './ready-time'

const store: Store = {
  id: 'de-koeln',
  name: 'Köln',
  countryCode: 'DE',
  categories: [],
  openingHours: ['Mo-Fr 09:30-18:30', 'Sa 09:30-16:00'],
  isWeekKnown: true
}
/** A Wednesday without a holiday, by the clock of Berlin in winter. */
const at = (time: string) => Date.parse(`2026-11-25T${time}:00+01:00`)

it.each([
  ['before the store opens, two hours after that', '07:00', { day: 'today', from: 11 * 60 + 30 }],
  ['while it is open, in two hours, to the quarter', '12:05', { day: 'today', from: 14 * 60 + 15 }],
  ['with less than two hours left, on the next day', '16:45', { day: 'next' }],
  ['after it has closed, on the next day', '20:00', { day: 'next' }]
])('is ready, when ordered %s', (_case, time, ready) => {
  expect(findReadyTime(store, at(time))).toEqual(ready)
})

it('says nothing where hours or clock are not known', () => {
  expect(findReadyTime({ ...store, isWeekKnown: false }, at('12:00'))).toBeUndefined()
  expect(findReadyTime({ ...store, countryCode: 'JP' }, at('12:00'))).toBeUndefined()
})
