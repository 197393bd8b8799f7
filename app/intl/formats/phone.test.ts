import {
  formatPhone,
  formatPhoneDisplay,
  isValidPhone,
  keepPhoneDigits,
  listPhonePrefixes,
  parsePhone,
  readPhonePrefix,
  showPhone
} from './phone'

it.each([
  ['1234567890', '(123) 456-7890'],
  ['123-456 78.90', '(123) 456-7890'],
  ['+1 (123) 456', '(112) 345-6'],
  ['15112345678', '(151) 123-45678'],
  ['1234567', '(123) 456-7'],
  ['123456', '(123) 456'],
  ['1234', '(123) 4'],
  ['123', '123'],
  ['abc', ''],
  ['', '']
])('shows the number %j as %j', (typed, shown) => expect(formatPhoneDisplay(typed)).toBe(shown))

it.each([
  ['+49 (0)170 / 123-45', '49017012345'],
  ['1'.repeat(27), '1'.repeat(27)],
  ['1'.repeat(28), '1'.repeat(27)],
  ['none', '']
])('keeps of %j the digits %j', (typed, digits) => expect(keepPhoneDigits(typed)).toBe(digits))

it.each([
  ['43', '0664 12', '+43-66412'],
  ['49', '170/1234', '+49-1701234'],
  ['352', '00 1', '+352-01'],
  ['49', '+43 664 12', '+43-66412'],
  ['49', '+49 (0)170 1234', '+49-1701234'],
  ['49', '0043 664 1234', '+43-6641234'],
  ['49', '+352621123456', '+352-621123456'],
  ['44', '+1-555 0100', '+1-5550100'],
  ['49', '+49', undefined],
  ['49', '', undefined],
  ['49', 'abc', undefined]
])('stores the number +%s %j as %j', (prefix, typed, phone) => expect(formatPhone(prefix, typed)).toBe(phone))

it.each([
  ['+43-66412', '43'],
  ['+1-555', '1'],
  ['0664 12', '44'],
  [undefined, '44']
])('reads from the stored number %j the prefix %s', (phone, prefix) =>
  expect(readPhonePrefix(phone)).toBe(prefix)
)

it.each([
  ['+43-66412', 'DE', { prefix: '43', number: '(664) 12' }],
  ['+44-7700900123', 'DE', { prefix: '44', number: '(770) 090-0123' }],
  ['+49-15112345678', 'DE', { prefix: '49', number: '(151) 123-45678' }],
  ['+49 (0)171 234', 'AT', { prefix: '49', number: '(171) 234' }],
  ['0049171234', 'AT', { prefix: '49', number: '(171) 234' }],
  ['abc', 'DE', { prefix: '49', number: 'abc' }],
  ['+49-170 ask for Ida', 'AT', { prefix: '49', number: '170 ask for Ida' }],
  ['+1-555', 'AT', { prefix: '1', number: '555' }],
  ['0664 12', 'DE', { prefix: '49', number: '0664 12' }],
  [undefined, 'LU', { prefix: '352', number: '' }],
  [undefined, 'GB', { prefix: '44', number: '' }],
  [undefined, 'PT', { prefix: '49', number: '' }]
])('fills the form with %j in %s', (phone, country, parts) =>
  expect(parsePhone(phone, country)).toEqual(parts)
)

it.each(['+44-7700900123', '+1-555', '+43-66412', '+49-15112345678', '+999-1234567'])(
  'saves the stored number %s again as it was, whatever the country',
  stored => {
    const { prefix, number } = parsePhone(stored, 'DE')
    expect(formatPhone(prefix, number)).toBe(stored)
    expect(listPhonePrefixes(prefix).filter(entry => entry.prefix === prefix)).toHaveLength(1)
  }
)

it.each([
  ['+49-1701234567', '+49 (170) 123-4567'],
  ['+1-5550100', '+1 (555) 010-0'],
  ['0043 664 123', '+43 (664) 123'],
  ['0171 234', '0171 234'],
  ['abc', 'abc']
])('shows the stored number %j as %j', (stored, shown) => expect(showPhone(stored)).toBe(shown))

it.each([
  ['', true],
  [' ', true],
  ['0170 1234567', true],
  ['(0170) 123-4567', true],
  ['1'.repeat(27), true],
  ['1'.repeat(28), false],
  ['abc', false],
  ['+49', false],
  ['0', false]
])('takes %j for a number that can be saved: %s', (typed, valid) => expect(isValidPhone(typed)).toBe(valid))
