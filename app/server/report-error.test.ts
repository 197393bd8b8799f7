import { createSlasError } from '../platform/session/tokens/check-tokens'
import { reportToLog } from './report-error'

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
