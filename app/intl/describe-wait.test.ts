import { createShopIntl } from './create-shop-intl'
import { describeWait } from './describe-wait'
import { loadMessages } from './messages'

it.each([
  [1, 'Zu viele Versuche. Bitte warten Sie 1 Sekunde und versuchen Sie es noch einmal.'],
  [60, 'Zu viele Versuche. Bitte warten Sie 60 Sekunden und versuchen Sie es noch einmal.'],
  [590, 'Zu viele Versuche. Bitte warten Sie 10 Minuten und versuchen Sie es noch einmal.']
])('writes a wait of %d seconds', async (seconds, expected) => {
  await loadMessages('de-DE')
  expect(describeWait(createShopIntl('de-DE'), seconds)).toBe(expected)
})
