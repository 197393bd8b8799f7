import { isValidVatId, readVatId } from './vat-id'

it.each([
  ['DE123456789', true],
  [' de 123 456 789 ', true],
  ['DE12345678', false],
  ['ATU12345678', true],
  ['AT12345678', false],
  ['IT12345678901', true],
  ['GB123456789', true],
  ['GB1234567890', false],
  ['NL123456789B01', true],
  ['ESX1234567X', true],
  ['123456789', false],
  ['DE', false],
  ['', false]
])('takes %j for a VAT number: %s', (typed, valid) => expect(isValidVatId(typed)).toBe(valid))

it('saves a VAT number in capitals, without what divides it', () => {
  expect(readVatId('de 123.456-789')).toBe('DE123456789')
})
