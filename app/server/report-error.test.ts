import { createSlasError } from '../platform/session/check-tokens'
import { PlatformError, type PlatformErrorDetails } from '../platform/http/platform-error'
import { createErrorLog, reportToLog } from './report-error'

const report = (error: unknown) => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  reportToLog(error)
  return write.mock.calls.map(([line]) => String(line)).join('')
}

it('says in one line what went wrong with the platform', () => {
  expect(report(createSlasError('refreshAccessToken', 'SLAS Error: Token mismatch'))).toBe(
    'error: SLAS Error: Token mismatch · refreshAccessToken · 400 · slas-error\n'
  )
})

it.each([
  [
    'an error that quotes the shopper',
    new TypeError('lina@example.com is not iterable'),
    /^error: TypeError at .+\n$/
  ],
  ['something thrown', 'lina@example.com', /^error: unknown\n$/]
])('says of %s where it happened, and nothing that was typed', (_what, error, expected) => {
  const line = report(error)
  expect(line).toMatch(expected)
  expect(line).not.toContain('lina')
})

const ORIGIN = 'https://instance.example'
const lost = (more: Partial<PlatformErrorDetails> = {}) =>
  new PlatformError({ kind: 'network', operation: 'getProduct', origin: ORIGIN, code: 'ENOTFOUND', ...more })

function createLog() {
  const lines: string[] = []
  let ms = 0
  const log = createErrorLog({ write: line => lines.push(line), now: () => ms })
  return { lines, log, pass: (time: number) => void (ms += time) }
}

it('names origin, operation and cause of a failing call', () => {
  const { lines, log } = createLog()
  log(lost())
  log(lost({ kind: 'status', status: 403, code: 'HTML', title: 'lina@example.com is not allowed' }))
  log(lost({ kind: 'timeout', code: undefined }))
  expect(lines).toEqual([
    `error: network · getProduct · ${ORIGIN} · ENOTFOUND\n`,
    `error: status · getProduct · 403 · ${ORIGIN} · HTML\n`,
    `error: timeout · getProduct · ${ORIGIN}\n`
  ])
})

it('says one cause of an origin once a minute, and how often it was left out', () => {
  const { lines, log, pass } = createLog()
  for (let call = 0; call < 42; call += 1) log(lost({ operation: `operation${call}` }))
  pass(59_999)
  log(lost())
  expect(lines).toHaveLength(1)
  log(lost({ code: 'CERT_HAS_EXPIRED' }))
  log(lost({ origin: 'https://api.example' }))
  expect(lines).toHaveLength(3)
  pass(1)
  log(lost())
  pass(60_000)
  log(lost())
  expect(lines.slice(3)).toEqual([
    `error: network · getProduct · ${ORIGIN} · ENOTFOUND · 42 more since the last line\n`,
    `error: network · getProduct · ${ORIGIN} · ENOTFOUND\n`
  ])
})

it('counts a failure once that both a call and its page report', () => {
  const { lines, log, pass } = createLog()
  const failure = lost()
  log(failure)
  log(failure)
  pass(60_000)
  log(lost())
  expect(lines.join('')).not.toContain('more since')
})
