import { GATE } from '../../../tests/factories/access-gate'
import { deriveAccessKey, isSameSecret } from './access-key'

it('derives the key that the script has made for the same username, password and salt', async () => {
  expect(await deriveAccessKey(GATE.username, GATE.password, GATE.salt)).toBe(GATE.key)
})

it('derives another key for each difference, without revealing the input', async () => {
  const others = await Promise.all([
    deriveAccessKey('Vorschau', GATE.password, GATE.salt),
    deriveAccessKey(GATE.username, 'morgentee 7', GATE.salt),
    deriveAccessKey(GATE.username, GATE.password, `${GATE.salt}x`),
    deriveAccessKey('ab', 'c', GATE.salt),
    deriveAccessKey('a', 'bc', GATE.salt)
  ])
  expect(new Set([...others, GATE.key]).size).toBe(6)
  for (const key of others) expect(key).toMatch(/^[\w-]{43}$/)
})

it('takes a letter for the same however the keyboard composes it', async () => {
  expect(await deriveAccessKey('gru\u0308n', 'tee', GATE.salt)).toBe(
    await deriveAccessKey('gr\u00fcn', 'tee', GATE.salt)
  )
})

it.each([
  ['the same', 'secret', 'secret', true],
  ['another of the same length', 'secreT', 'secret', false],
  ['a beginning', 'secre', 'secret', false],
  ['nothing', '', 'secret', false],
  ['none given', undefined, 'secret', false],
  ['none configured', 'secret', undefined, false],
  ['neither', undefined, undefined, false]
])('compares secrets: %s', (_what, given, secret, same) => {
  expect(isSameSecret(given, secret)).toBe(same)
})
