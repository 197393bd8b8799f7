import { describeDevice } from './describe-device'
import { endDevices, markOf, noteDevice, parseDevices } from './device-list'

const EMPTY = { devices: [], ended: [] }
const device = (id: string, session = `s-${id}`, last = '2026-11-27') => ({
  id,
  name: 'Chrome, Mac',
  session,
  last
})

it('reads what it has written, and a malformed attribute as an empty list', () => {
  const list = noteDevice(EMPTY, device('a'))
  expect(parseDevices(JSON.stringify(list))).toEqual(list)
  for (const value of [undefined, null, '', '{', '[]', '{"devices":[1],"ended":[]}'])
    expect(parseDevices(value)).toEqual(EMPTY)
})

it('keeps the day of a device’s first login', () => {
  const list = noteDevice(noteDevice(EMPTY, device('a', 's', '2026-11-01')), device('a', 's'))
  expect(list).toEqual({ devices: [{ ...device('a', 's'), first: '2026-11-01' }], ended: [] })
})

it('ends the earlier session of a browser that logs in again', () => {
  const list = noteDevice(noteDevice(EMPTY, device('a', 'old')), device('a', 'new'))
  expect(list).toMatchObject({ devices: [{ session: 'new' }], ended: ['old'] })
})

it('keeps ten devices and twenty ended sessions, within the 4,000 characters of an attribute', () => {
  let list = parseDevices('')
  for (let number = 0; number < 40; number += 1) {
    const entry = {
      ...device(markOf(`id-${number}`), markOf(`s-${number}`)),
      name: 'Samsung Internet, Chromebook'
    }
    list = endDevices(noteDevice(list, entry), ({ id }) => id === entry.id)
  }
  expect([list.devices.length, list.ended.length]).toEqual([10, 20])
  expect(list.ended[0]).toBe(markOf('s-39'))
  expect(JSON.stringify(list).length).toBeLessThan(4_000)
})

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0',
    'Edge, Windows'
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
    'Chrome, Android'
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15',
    'Safari, Mac'
  ],
  ['curl/8.5', '?'],
  [undefined, '?']
])('describes %s as %s', (userAgent, words) => expect(describeDevice(userAgent)).toBe(words))
