import { findFailureCode } from './failures'

const withCode = (code: unknown) => Object.assign(new Error('x'), { code })

it.each([
  ['the error itself', withCode('ECONNREFUSED'), 'ECONNREFUSED'],
  [
    'nested errors of fetch',
    new TypeError('fetch failed', { cause: withCode('CERT_HAS_EXPIRED') }),
    'CERT_HAS_EXPIRED'
  ],
  [
    'one of several addresses',
    new TypeError('fetch failed', {
      cause: new AggregateError([withCode('ETIMEDOUT'), withCode('ENETUNREACH')])
    }),
    'ETIMEDOUT'
  ],
  ['an exception of the DOM', withCode(20), undefined],
  ['words in place of a code', withCode('lina@example.com was refused'), undefined],
  ['a text', 'ECONNREFUSED', undefined]
])('finds the code of %s', (_what, error, expected) => {
  expect(findFailureCode(error)).toBe(expected)
})

it('ends with errors that are each other’s cause', () => {
  const error = new Error('x')
  error.cause = error
  expect(findFailureCode(error)).toBeUndefined()
})
