import { readRetryAfter } from './retry-after'

const NOW = Date.parse('2026-11-26T12:00:00Z')

it.each([
  ['seconds', 429, { 'retry-after': '7' }, 7],
  ['a date', 429, { 'retry-after': 'Thu, 26 Nov 2026 12:00:30 GMT' }, 30],
  [
    'a date by the clock of its sender',
    503,
    { 'retry-after': 'Thu, 26 Nov 2026 09:00:30 GMT', date: 'Thu, 26 Nov 2026 09:00:00 GMT' },
    30
  ],
  ['a date that is over', 429, { 'retry-after': 'Thu, 26 Nov 2026 11:59:30 GMT' }, undefined],
  ['no time', 429, { 'retry-after': '0' }, undefined],
  ['words', 503, { 'retry-after': 'soon' }, undefined],
  ['too much load', 503, { sfdc_load: '97', sfdc_load_status: 'THROTTLE' }, 5],
  ['too much load, and when it ends', 503, { sfdc_load: '97', 'retry-after': '9' }, 9],
  ['the load of an answer', 200, { sfdc_load: '40' }, undefined],
  ['nothing', 503, {}, undefined]
])('reads %s', (_what, status, headers, expected) => {
  expect(readRetryAfter(status, new Headers(headers as Record<string, string>), NOW)).toBe(expected)
})
