import { groupIban, isValidIban, readIban } from './group-iban'

it.each([
  ['at the end', 'DE893', 5, 'DE89 3', 6],
  ['behind a whole group', 'DE89', 4, 'DE89', 4],
  ['in the middle, before a new character is pushed on', 'DE8X9 3704', 4, 'DE8X 9370 4', 4],
  ['after a character of the second group was deleted', 'DE89 704 0044', 5, 'DE89 7040 044', 4],
  ['of what was pasted with other marks', 'de89-3704', 9, 'DE89 3704', 9]
])('keeps the caret behind its character %s', (_where, text, caret, grouped, moved) => {
  expect(groupIban(text, caret)).toEqual({ text: grouped, caret: moved })
})

it('reads the characters alone', () => {
  expect(readIban(' de89 3704 0044 0532 0130 00 ')).toBe('DE89370400440532013000')
})

it.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['DE88 3704 0044 0532 0130 00', false],
  ['DE89 3704', false]
])('checks country, length and check digits of %s', async (iban, isValid) => {
  expect(await isValidIban(iban)).toBe(isValid)
})
