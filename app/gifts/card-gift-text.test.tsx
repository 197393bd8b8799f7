import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../tests/factories/render-with-providers'
import { CardGiftText } from './card-gift-text'
import { readOrderedGift } from './gift'

const item = { recipientEmail: 'mia@example.com', recipientName: 'Mia', senderName: 'Grandpa' }

it.each([
  ['waits for its day', { c_sendOn: '2999-12-24' }, false, /^Waiting until .*2999.*, then it goes to Mia$/],
  ['was sent', { c_sendOn: '2026-11-24', c_sentAt: '2026-11-24T06:00:00Z' }, false, /^Sent to Mia on .*2026/],
  [
    'was sent before its order was cancelled',
    { c_sentAt: '2026-11-24T06:00:00Z' },
    true,
    /^Sent to Mia on .*2026/
  ],
  ['is not sent any more', { c_sendOn: '2999-12-24' }, true, 'Not sent, because the order has ended'],
  ['goes with its order', {}, false, 'Sent right after the order'],
  ['has a day without a word of the platform', { c_sendOn: '2026-11-24' }, false, /^Sent on .*2026/],
  ['has an unreadable moment', { c_sentAt: 'soon' }, false, 'Sent right after the order']
])('says of a present that %s', async (_which, attributes, isEnded, text) => {
  const gift = readOrderedGift({ ...item, ...attributes }, isEnded)!
  renderWithProviders(<CardGiftText gift={gift} isOrdered />)
  expect(await screen.findByText(text)).toBeVisible()
})

it('says in the cart on which day a present will be sent', async () => {
  renderWithProviders(<CardGiftText gift={readOrderedGift({ ...item, c_sendOn: '2999-12-24' }, false)!} />)
  expect(await screen.findByText(/^Sent on .*2999/)).toBeVisible()
})
