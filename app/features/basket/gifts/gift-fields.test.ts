import { createShopIntl } from '../../../intl/create-shop-intl'
import { findWordsProblem } from '../../../gifts/gift-words'
import { addYear, readCardGift, toShopDay } from '../../../gifts/gift'
import { buildGiftChecks, buildGiftFields, buildGiftItem, readGiftFields } from './gift-fields'

const NOON = Date.parse('2026-11-28T12:00:00Z')
const gift = {
  recipientName: 'Mia',
  recipientEmail: 'mia@example.com',
  senderName: 'Opa Karl',
  message: 'Alles Liebe',
  sendOn: '2026-12-24'
}

beforeEach(() => jest.useFakeTimers({ now: NOON }))
afterEach(() => jest.useRealTimers())

it('counts days by the shop’s calendar', () => {
  expect(toShopDay(Date.parse('2026-11-28T22:59:00Z'))).toBe('2026-11-28')
  expect(toShopDay(Date.parse('2026-11-28T23:01:00Z'))).toBe('2026-11-29')
  expect(addYear('2026-11-28')).toBe('2027-11-28')
  expect(addYear('2028-02-29')).toBe('2029-03-01')
})

it('begins with today, also where the day in the cart has passed', () => {
  expect(buildGiftFields(undefined, NOON)).toMatchObject({ recipientName: '', sendOn: '2026-11-28' })
  expect(buildGiftFields(gift, NOON)).toEqual(gift)
  expect(buildGiftFields({ ...gift, sendOn: '2026-11-01' }, NOON)).toMatchObject({ sendOn: '2026-11-28' })
})

it('sends a present of today without a day, so that it does not depend on the order’s', () => {
  expect(buildGiftItem(gift, 25, { now: NOON })).toEqual({
    recipientName: 'Mia',
    recipientEmail: 'mia@example.com',
    senderName: 'Opa Karl',
    message: 'Alles Liebe',
    amount: 25,
    c_sendOn: '2026-12-24'
  })
  const today = { ...gift, sendOn: '2026-11-28' }
  expect(buildGiftItem(today, 25, { now: NOON })).not.toHaveProperty('c_sendOn')
  expect(buildGiftItem(today, 25, { now: NOON, isChange: true })).toMatchObject({ c_sendOn: null })
})

it('trims what was typed and keeps line breaks', () => {
  const typed = {
    ...gift,
    recipientName: '  Mia ',
    recipientEmail: ' mia@example.com ',
    message: ' a\r\nb\r\n\r\nc  '
  }
  expect(readGiftFields(typed)).toEqual({ ...gift, message: 'a\nb\n\nc' })
})

describe('the form', () => {
  const checks = () => buildGiftChecks(createShopIntl('en-US'))
  it.each([
    ['recipientName', '  '],
    ['recipientName', 'x'.repeat(61)],
    ['senderName', ''],
    ['senderName', 'www.evil.test'],
    ['recipientEmail', ''],
    ['recipientEmail', 'mia@'],
    ['message', 'x'.repeat(401)],
    ['message', 'look at evil.example'],
    ['sendOn', ''],
    ['sendOn', '2026-11-27'],
    ['sendOn', '2027-11-29'],
    ['sendOn', '2027-02-30']
  ] as const)('refuses %s "%s"', (field, typed) => {
    expect(checks()[field](typed)).toEqual(expect.any(String))
  })
  it.each([
    ['recipientName', 'Mia Böhm-O’Hara'],
    ['recipientEmail', ' mia@example.com '],
    ['message', ''],
    ['message', '😀'.repeat(400)],
    ['sendOn', '2026-11-28'],
    ['sendOn', '2027-11-28']
  ] as const)('takes %s "%s"', (field, typed) => {
    expect(checks()[field](typed)).toBe(true)
  })
})

it.each([
  ['https://evil.test', 'link'],
  ['HTTPS://EVIL', 'link'],
  ['Www.evil', 'link'],
  ['go to evil.example!', 'link'],
  ['BIT.LY/x', 'link'],
  ['EVIL.COM', 'link'],
  ['ｅｖｉｌ．ｃｏｍ', 'link'],
  ['mail me@evil.test', 'link'],
  ['a\u202Eb', 'characters'],
  ['a\u0000b', 'characters'],
  ['Zum Geburtstag.Alles Gute! z.B. 3.50 …', undefined],
  ['Liebe Mia,\nalles Gute 👨‍👩‍👧!', undefined]
])('judges the words %j: %s', (text, problem) => {
  expect(findWordsProblem(text)).toBe(problem)
})

it('reads a present of the platform, whose day may be anything', () => {
  expect(readCardGift({ ...gift, c_sendOn: '2026-12-24' })).toEqual(gift)
  const { sendOn, ...now } = gift
  expect(sendOn).toBeDefined()
  for (const day of [null, undefined, 5, 'soon', '2026-13-01']) {
    expect(readCardGift({ ...now, c_sendOn: day })).toEqual(now)
  }
  expect(readCardGift({})).toBeUndefined()
})
