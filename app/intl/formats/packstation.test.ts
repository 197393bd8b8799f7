import { formatPackstation, isPostNumber, isStationNumber, parsePackstation } from './packstation'

it.each([
  ['123', true],
  [' 123 ', true],
  ['12', false],
  ['1234', false],
  ['12a', false],
  ['', false]
])('the number of a Packstation has three digits: %j is one: %s', (text, expected) => {
  expect(isStationNumber(text)).toBe(expected)
})

it.each([
  ['123456', true],
  ['12 34 56 78', true],
  ['1234567890', true],
  ['12345', false],
  ['12345678901', false],
  ['Hinterhaus', false]
])('a post number has 6 to 10 digits: %j is one: %s', (text, expected) => {
  expect(isPostNumber(text)).toBe(expected)
})

it('is written to the first two lines of an address, and read from them', () => {
  const lines = formatPackstation({ station: ' 123', postNumber: '12 34 56 78' })
  expect(lines).toEqual({ address1: 'Packstation 123', address2: '12345678' })
  expect(parsePackstation(lines)).toEqual({ station: '123', postNumber: '12345678' })
})

it.each(['Lindenweg 3', 'Packstationsweg 3', 'An der Packstation 12'])('%s is a street', address1 => {
  expect(parsePackstation({ address1 })).toBeUndefined()
})
