import { buildIntl } from '../../../tests/factories/intl'
import { CardFrameError, parseCardMessage } from '../../platform/side-services/card-frame'
import { describePaymentError } from './describe-payment-error'
import { IncompleteCardError, PaymentFormError } from './payment-form'

const intl = buildIntl('en')
const caught = (run: () => unknown) => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

it.each([
  [
    'a card that the provider refuses',
    caught(() => parseCardMessage({ 'PROCESSING.RESULT': 'NOK' })),
    'The payment provider did not accept this card.'
  ],
  [
    'a frame that does not answer',
    new CardFrameError('silent', 'no answer'),
    'The card form is not responding.'
  ],
  [
    'an answer that is none',
    caught(() => parseCardMessage('{')),
    'The payment provider could not accept these details.'
  ],
  [
    'a form without a resource',
    new PaymentFormError('CreditCard Error.'),
    'The payment provider could not accept these details.'
  ]
])('%s has a text of its own, which says that nothing was charged', (_what, error, text) => {
  const message = describePaymentError(intl, error)
  expect(message).toContain(text)
  expect(message).toContain('Nothing was charged.')
})

it.each([
  ['fields that are not right yet say so themselves', new IncompleteCardError()],
  ['a form that the shopper has left says nothing', new CardFrameError('closed', 'left')]
])('%s', (_what, error) => {
  expect(describePaymentError(intl, error)).toBeNull()
})

it('is silent about everything else', () => {
  expect(describePaymentError(intl, new Error('x'))).toBeUndefined()
})
