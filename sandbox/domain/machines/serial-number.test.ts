import { buildSerialNumber, isSerialNumber } from './serial-number'

it.each([
  ['6000101ABCDEFGHIJ12', false],
  ['600010' + '1' + 'ABCDEFGHIJ1', true],
  ['600083' + '4' + '00000000000', true],
  ['600011' + '1' + 'ABCDEFGHIJ1', false],
  ['600010' + '5' + 'ABCDEFGHIJ1', false],
  ['600050' + '2' + 'abcdefghij1', false],
  ['600050' + '2' + 'ABCDEFGHIJ', false]
])('knows whether %s is a serial number', (text, expected) => {
  expect(isSerialNumber(text)).toBe(expected)
})

it.each(['machines-compact', 'machines-classic', 'machines-pro', 'machines-of-tomorrow'])(
  'makes the same valid number for the same sold unit of %s, and another for the next',
  category => {
    const first = buildSerialNumber(category, 'puro/PUR00001001/item/0')
    expect(isSerialNumber(first)).toBe(true)
    expect(buildSerialNumber(category, 'puro/PUR00001001/item/0')).toBe(first)
    expect(buildSerialNumber(category, 'puro/PUR00001001/item/1')).not.toBe(first)
  }
)
