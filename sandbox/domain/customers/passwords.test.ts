import { hashPassword, hashSeedPassword, isPasswordOf, requireStrongPassword } from './passwords'

it.each([...'!@#$%^&*(),.?":{}|<>'])('takes a password whose special character is %s', special =>
  expect(() => requireStrongPassword(`Teegarten7${special}`)).not.toThrow()
)

it.each([
  ['Tee7!', 'at least 8 characters'],
  ['teegarten7!', 'an uppercase letter'],
  ['TEEGARTEN7!', 'a lowercase letter'],
  ['Teegarten!', 'a digit'],
  ['Teegarten7', 'a special character'],
  ['Teegarten7-', 'a special character'],
  ['Teegarten7+', 'a special character'],
  ['tee', 'at least 8 characters, an uppercase letter, a digit, a special character']
])('refuses the password %j and names %s', (password, missing) =>
  expect(() => requireStrongPassword(password)).toThrow(`The password needs ${missing}.`)
)

it.each([
  ['a customer', hashPassword],
  ['the seed', hashSeedPassword]
])('tells the password of %s from another, by a hash that is never the same twice', async (_, hash) => {
  const [first, second] = [await hash('Teegarten7!'), await hash('Teegarten7!')]
  expect(first).not.toBe(second)
  expect(await isPasswordOf(first, 'Teegarten7!')).toBe(true)
  expect(await isPasswordOf(first, 'Teegarten7?')).toBe(false)
  expect(await isPasswordOf(undefined, 'Teegarten7!')).toBe(false)
})
