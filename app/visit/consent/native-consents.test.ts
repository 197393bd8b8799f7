import { ALL_CONSENTS, ONLY_REQUIRED } from './consent'
import { parseNativeConsents } from './native-consents'

it.each([
  ['accept-all', ALL_CONSENTS],
  ['reject-all', ONLY_REQUIRED],
  ['{"functional":true,"performance":true}', { ...ALL_CONSENTS, marketing: false }],
  ['{"required":false,"marketing":true}', { ...ONLY_REQUIRED, marketing: true }],
  ['{"marketing":"true"}', ONLY_REQUIRED],
  ['{}', ONLY_REQUIRED]
])('reads %s of the native app', (value, expected) => {
  expect(parseNativeConsents(value)).toEqual(expected)
})

it.each(['', 'accept', 'null', '[]', '"accept-all"', '1', '{"marketing":'])(
  'leaves the question to the shopper for %j',
  value => {
    expect(parseNativeConsents(value)).toBeUndefined()
  }
)
