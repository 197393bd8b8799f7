import { PlatformError, type PlatformErrorDetails } from '../../platform/http/platform-error'
import { readSignUpFailure } from './sign-up-outcome'

const fail = (details: Partial<PlatformErrorDetails>) =>
  new PlatformError({ kind: 'fault', operation: 'submitGuestRegistration', ...details })

it.each<[string, unknown, object]>([
  [
    'an answer that carries an error',
    fail({ status: 200, shopperText: 'Already known.' }),
    { kind: 'refused', message: 'Already known.' }
  ],
  ['an exception without words', fail({ status: 409 }), { kind: 'known' }],
  ['a page of a firewall', fail({ kind: 'status', status: 403 }), { kind: 'failed' }],
  [
    'an answer whose words are for developers',
    fail({ status: 403, title: 'Fault', detail: 'A fault is switched on at the console.' }),
    { kind: 'failed' }
  ],
  ['a platform that is down', fail({ status: 503, detail: 'Overloaded' }), { kind: 'failed' }],
  ['a lost connection', fail({ kind: 'network' }), { kind: 'failed' }],
  ['a fault of our own', new TypeError('x is undefined'), { kind: 'failed' }]
])('takes %s for what it is', (_what, error, expected) => {
  expect(readSignUpFailure(error)).toEqual(expected)
})
