import { readActivationCode } from './use-code-form'

it.each([
  ['TEE4-KQ7M-2XWD-9RPA', { kind: 'code', code: 'TEE4-KQ7M-2XWD-9RPA' }],
  ['  tee4 kq7m \n', { kind: 'code', code: 'tee4 kq7m' }],
  ['<b>TEE4</b>', { kind: 'code', code: '<b>TEE4</b>' }],
  ['', { kind: 'missing' }],
  [' \t ', { kind: 'missing' }],
  ['TEE4\u0000KQ7M', { kind: 'unreadable' }],
  ['TEE4\u202eKQ7M', { kind: 'unreadable' }],
  ['TEE4\ud800', { kind: 'unreadable' }],
  ['T'.repeat(5000), { kind: 'unreadable' }]
])('reads what was typed: %j', (typed, read) => {
  expect(readActivationCode(typed)).toEqual(read)
})
