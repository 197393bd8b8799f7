import { parse } from '@formatjs/icu-messageformat-parser'
import { createIntl } from '../../app/intl/intl'
import { buildPseudoMessages } from './pseudo-messages'

type Values = Record<string, string | number | ((children: unknown[]) => string)>

function show(text: string, values: Values = {}): string {
  const intl = createIntl({ locale: 'en-XB', messages: { text: buildPseudoMessages(parse(text)) } })
  return String(intl.formatMessage({ id: 'text', defaultMessage: 'none' }, values))
}

it('has brackets, and accents on its letters', () => {
  expect(show('Add to cart, please')).toBe('[ÀÀðð ţöö çààŕţ, þļééààšéé]')
})

it('leaves names, numbers and figures as they are', () => {
  expect(show('Only {stockLevel} left!', { stockLevel: 3 })).toBe('[ÖÖñļý 3 ļééƒţ!]')
})

it('keeps plurals and tags working', () => {
  const text = '{count, plural, one {One <b>day</b>} other {# <b>days</b>}}'
  const b = (children: unknown[]) => `<${children.join('')}>`
  expect(show(text, { count: 1, b })).toBe('[ÖÖñéé <ðààý>]')
  expect(show(text, { count: 2, b })).toBe('[2 <ðààýš>]')
})

it('is about a third longer than the English', () => {
  const text = 'Some items cannot be ordered as they are. Please change or remove them to continue.'
  const ratio = show(text).length / text.length
  expect(ratio).toBeGreaterThan(1.2)
  expect(ratio).toBeLessThan(1.45)
})
