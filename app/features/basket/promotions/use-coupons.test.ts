import { readCouponCode } from './use-coupons'

it.each([
  ['a code as it is', 'LINDENBLUETE5', 'LINDENBLUETE5'],
  ['a code without the spaces around it', ' \u00a0WO-TEESTUNDE\t', 'WO-TEESTUNDE'],
  ['a code in lower case, which the platform folds', 'kulanz-8t4m', 'kulanz-8t4m'],
  ['a code with letters of another language', 'FRÜHLING', 'FRÜHLING'],
  ['nothing in spaces', '   ', undefined],
  ['nothing in 5,000 characters', 'A'.repeat(5000), undefined],
  ['nothing in control characters', 'TEE\u0000\u001bPAUSE', undefined],
  ['nothing in invisible characters', 'TEE\u200bPAUSE', undefined],
  ['nothing in markup', '<img src=x onerror=alert(1)>', undefined]
])('reads %s', (_what, typed, code) => expect(readCouponCode(typed)).toBe(code))
