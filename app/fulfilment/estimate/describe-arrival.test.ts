import { buildIntl } from '../../../tests/factories/intl'
import { describeArrival, describeCutoff, findTimeZone } from './describe-arrival'

/** A Friday, 10:00 in Berlin. */
const now = Date.parse('2026-11-27T09:00:00Z')
const at = (text: string) => Date.parse(text)
const clock = { now, timeZone: 'Europe/Berlin' }
const english = buildIntl('en-DE')
const german = buildIntl('de-DE', 'de-DE')
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ')

it.each([
  ['today', '2026-11-27T12:00:00Z', '2026-11-27T17:00:00Z', 'Arrives today', 'Kommt heute'],
  ['tomorrow', '2026-11-28T07:00:00Z', '2026-11-28T11:00:00Z', 'Arrives tomorrow', 'Kommt morgen'],
  ['a weekday', '2026-12-01T07:00:00Z', '2026-12-01T11:00:00Z', 'Arrives on Tuesday', 'Kommt am Dienstag'],
  [
    'two weekdays',
    '2026-12-01T11:00:00Z',
    '2026-12-02T11:00:00Z',
    'Arrives Tuesday to Wednesday',
    'Kommt Dienstag bis Mittwoch'
  ],
  [
    'a window that has begun',
    '2026-11-26T11:00:00Z',
    '2026-11-30T11:00:00Z',
    'Arrives today to Monday',
    'Kommt heute bis Montag'
  ],
  [
    'a day a week ahead',
    '2026-12-04T11:00:00Z',
    '2026-12-04T12:00:00Z',
    'Arrives on Friday 4 December',
    'Kommt am Freitag, 4. Dezember'
  ],
  [
    'a window that ends a week ahead',
    '2026-12-03T11:00:00Z',
    '2026-12-07T12:00:00Z',
    'Arrives Thu 3 Dec to Mon 7 Dec',
    'Kommt Do., 3. Dez. bis Mo., 7. Dez.'
  ]
])('writes %s', (_what, start, end, inEnglish, inGerman) => {
  const arrival = { startAt: at(start), endAt: at(end) }
  expect(plain(describeArrival(english, arrival, clock))?.replace(/,/g, '')).toBe(inEnglish)
  expect(plain(describeArrival(german, arrival, clock))).toBe(inGerman)
})

it('counts days in the destination’s time zone', () => {
  const arrival = { startAt: at('2026-11-28T23:30:00Z'), endAt: at('2026-11-28T23:45:00Z') }
  expect(describeArrival(english, arrival, { now, timeZone: findTimeZone('GB') })).toBe('Arrives tomorrow')
  expect(describeArrival(english, arrival, { now, timeZone: findTimeZone('FR') })).toBe('Arrives on Sunday')
})

it('writes the first of a month as French says it', () => {
  const french = buildIntl('fr-FR', 'fr-FR')
  const first = { startAt: at('2026-12-01T11:00:00Z'), endAt: at('2026-12-01T12:00:00Z') }
  const ahead = { ...clock, now: at('2026-11-20T09:00:00Z') }
  expect(describeArrival(french, first, ahead)).toBe('Livraison le mardi 1er décembre')
})

it('writes nothing for a time that is over, and only dates for a clock that is wrong', () => {
  const arrival = { startAt: at('2026-11-25T11:00:00Z'), endAt: at('2026-11-26T11:00:00Z') }
  expect(describeArrival(english, arrival, clock)).toBeUndefined()
  expect(describeArrival(german, arrival, { ...clock, isWrong: true })).toBe(
    'Kommt Mi., 25. Nov. bis Do., 26. Nov.'
  )
})

it.each([
  ['2026-11-27T11:10:00Z', 'If you order within 2 hr 10 min', 'Bei Bestellung innerhalb von 2 Std. 10 Min.'],
  ['2026-11-27T10:00:00Z', 'If you order within 1 hr', 'Bei Bestellung innerhalb von 1 Std.'],
  ['2026-11-27T09:05:30Z', 'If you order within 5 min', 'Bei Bestellung innerhalb von 5 Min.'],
  ['2026-11-28T13:00:00Z', 'If you order by 14:00 tomorrow', 'Bei Bestellung bis morgen, 14:00 Uhr'],
  ['2026-11-30T13:00:00Z', 'If you order by 14:00 Monday', 'Bei Bestellung bis Montag, 14:00 Uhr'],
  ['2026-11-27T09:00:30Z', undefined, undefined],
  ['2026-11-26T09:00:00Z', undefined, undefined]
])('writes the cut-off at %s', (orderBy, inEnglish, inGerman) => {
  expect(
    plain(describeCutoff(english, at(orderBy), clock))
      ?.replace(/hrs/, 'hr')
      .replace(/mins/, 'min')
  ).toBe(inEnglish)
  expect(plain(describeCutoff(german, at(orderBy), clock))).toBe(inGerman)
})

it.each(['fr-FR', 'it-IT', 'es-MX', 'pt-BR', 'ja-JP', 'ko-KR', 'zh-CN', 'zh-TW'])(
  'writes each shape in %s',
  locale => {
    const intl = buildIntl(locale, locale)
    const texts = [
      ['2026-11-28T11:00:00Z', '2026-11-28T11:00:00Z'],
      ['2026-12-01T11:00:00Z', '2026-12-01T11:00:00Z'],
      ['2026-12-01T11:00:00Z', '2026-12-02T11:00:00Z'],
      ['2026-12-08T11:00:00Z', '2026-12-08T11:00:00Z'],
      ['2026-12-08T11:00:00Z', '2026-12-09T11:00:00Z']
    ].map(([start = '', end = '']) => describeArrival(intl, { startAt: at(start), endAt: at(end) }, clock))
    expect(new Set(texts).size).toBe(5)
    for (const text of texts) expect(text).not.toMatch(/Arrives|undefined|\{/)
  }
)
