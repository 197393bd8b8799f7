import { LOCALE_BASES, PSEUDO_LOCALE } from '../../scripts/messages/locale-bases'
import { findMessages, loadMessages } from './messages'

it.each([...Object.keys(LOCALE_BASES), PSEUDO_LOCALE])(
  'the words of %s are there once loaded',
  async locale => {
    expect(findMessages(locale)).toEqual({})
    const words = await loadMessages(locale)
    expect(words['cart.heading']).toHaveLength(1)
    expect(findMessages(locale)).toBe(words)
  }
)

it('a locale without a catalogue has no messages, so that the English in the code is shown', async () => {
  expect(await loadMessages('sv-SE')).toEqual({})
})
