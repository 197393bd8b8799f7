import { findWarrantyEnd, isValidSerialNumber } from './machine-rules'

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

it.each([
  ['2026-01-31', '2028-01-31'],
  ['2024-02-29', '2026-03-01'],
  ['2026-01-31T10:00:00Z', '2028-01-31'],
  ['soon', undefined],
  ['', undefined]
])('a machine bought on %j has warranty until %s', (bought, end) => expect(findWarrantyEnd(bought)).toBe(end))
