import { isAllowedNewPassword, isStrongPassword, scorePassword } from './password'

it.each([
  ['Teegarten7!', true],
  ['aB3!aB3!', true],
  ['aB3"aB3{', true],
  ['aB3|aB3<', true],
  ['Pass word 7?', true],
  ['Ümläut77aB!', true],
  ['aB3!aB3', false],
  ['teegarten7!', false],
  ['TEEGARTEN7!', false],
  ['Teegarten!', false],
  ['Teegarten7', false],
  ['Teegarten7-', false],
  ['Teegarten7 ', false],
  ['Teegarten7+', false],
  ['Teegarten7!+', true],
  ['', false]
])('calls the password %j strong: %s', (password, strong) => expect(isStrongPassword(password)).toBe(strong))

it.each([...'!@#$%^&*(),.?":{}|<>'])('counts %s as a special character', special =>
  expect(isStrongPassword(`Teegarten7${special}`)).toBe(true)
)

it.each([...'!$?%&'])('every form takes %s, which the tip of the form names', special => {
  const password = `Teegarten7${special}`
  expect([scorePassword(password), isAllowedNewPassword(password)]).toEqual([4, true])
})

it.each([...'@$^!%*?&()'])('calls strong what the change-password form takes with %s', special => {
  const password = `Teegarten7${special}`
  expect([isAllowedNewPassword(password), isStrongPassword(password)]).toEqual([true, true])
})

it.each([
  ['', 0],
  ['a', 0],
  ['aB', 1],
  ['aB3', 2],
  ['aB3!', 3],
  ['abcdefgh', 1],
  ['abcdefg8', 2],
  ['Abcdefg8', 3],
  ['Abcdefg8!', 4]
])('scores the password %j with %d', (password, score) => expect(scorePassword(password)).toBe(score))

it.each([
  ['Teegarten7!', true],
  ['Teegarten7+', false],
  ['Teegarten7+!', true],
  ['Teegarten7()', true],
  ['Teegarten7#', false],
  ['Teegarten7!#', false],
  ['Teegarten7! ', false],
  ['Teegärten7!', false],
  ['Teega7!', false],
  ['teegarten7!', false],
  ['TEEGARTEN7!', false],
  ['Teegarten!', false],
  ['Teegarten7', false],
  ['Teegarten7!\n', false]
])('allows %j as a new password: %s', (password, allowed) =>
  expect(isAllowedNewPassword(password)).toBe(allowed)
)
