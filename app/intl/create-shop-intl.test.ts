import { parse } from '@formatjs/icu-messageformat-parser'
import { createShopIntl } from './create-shop-intl'
import { loadMessages } from './messages'

const UNKNOWN = { id: 'test.unknown', defaultMessage: parse('Fresh from the {place}') }

it('shows the English of the code for a missing translation, and logs a warning only once', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { formatMessage } = createShopIntl('de-DE')
  expect(formatMessage(UNKNOWN, { place: 'garden' })).toBe('Fresh from the garden')
  expect(formatMessage(UNKNOWN, { place: 'field' })).toBe('Fresh from the field')
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"test.unknown" for locale "de-DE"'))
})

it('uses a catalogue’s messages as soon as it has loaded, without a warning', async () => {
  const before = createShopIntl('fr-FR')
  const catalogue = await loadMessages('fr-FR')
  const after = createShopIntl('fr-FR')
  expect(after).not.toBe(before)
  expect(after.messages).toBe(catalogue)
  expect(createShopIntl('fr-FR')).toBe(after)
})

it('throws for every other error, such as a missing value of a message', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(() => createShopIntl('de-DE').formatMessage(UNKNOWN)).toThrow(/place/)
})
