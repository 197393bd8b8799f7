import { isValidSerialNumber } from './serial-number'

it.each([
  ['6000101ABCDEFGHIJ1', true],
  ['6000502ABCDEFGHIJ1', true],
  ['600080300000000000', true],
  ['6000834ZZZZZZZZZZZ', true],
  ['6000100ABCDEFGHIJ1', false],
  ['6000105ABCDEFGHIJ1', false],
  ['6000111ABCDEFGHIJ1', false],
  ['6000811ABCDEFGHIJ1', false],
  ['5000101ABCDEFGHIJ1', false],
  ['6000101abcdefghij1', false],
  ['6000101ABCDEFGHIJ', false],
  ['6000101ABCDEFGHIJ12', false],
  ['6000101ABCDEFGHI-1', false],
  ['6000101ÄBCDEFGHIJ1', false],
  [' 6000101ABCDEFGHIJ1', false],
  ['6000101ABCDEFGHIJ1\n', false],
  ['', false]
])('judges the serial number %j: %s', (text, valid) => expect(isValidSerialNumber(text)).toBe(valid))
