import { buildBasket } from '../../../../tests/factories/basket'
import { PlatformError } from '../../../platform/http/platform-error'
import { listRefusedPayments } from './list-refused-payments'

const card = (id: string, ending: string) => ({
  id,
  methodId: 'GIFT_CERTIFICATE',
  amount: 10,
  giftCard: { ending }
})
const invoice = { id: 'invoice', methodId: 'UNZER_INVOICE', amount: 5 }
const refuse = (fields: object) =>
  new PlatformError({ kind: 'fault', operation: 'createOrder', status: 400, ...fields })
const invalid = refuse({ title: 'INVALID_PAYMENT_INSTRUMENTS' })
const expired = (masked?: string) =>
  refuse({
    data: {
      maskedGiftCertificateCode: masked,
      arguments: { statusCode: 'GIFTCERTIFICATE_EXPIRED', statusMessage: 'It has expired.' }
    }
  })

const refusedById = refuse({
  title: 'INVALID_PAYMENT_INSTRUMENTS',
  data: { statusCode: 'GIFTCERTIFICATE_BALANCE_EXCEEDED', paymentInstrumentId: 'a' }
})

const list = (paymentInstruments: (typeof invoice)[], error: unknown) =>
  listRefusedPayments(buildBasket({ paymentInstruments }), error).map(({ id }) => id)

it.each([
  ['the method that was chosen', [card('a', '9RPA'), invoice], invalid, ['invoice']],
  ['gift cards where nothing else pays', [card('a', '9RPA'), card('b', '5TLB')], invalid, ['a', 'b']],
  ['the gift card that is named', [card('a', '9RPA'), card('b', '5TLB')], expired('************5TLB'), ['b']],
  [
    'the gift card whose payment is named',
    [card('a', '9RPA'), card('b', '9RPA'), invoice],
    refusedById,
    ['a']
  ],
  ['every gift card where none is named', [card('a', '9RPA'), card('b', '5TLB')], expired(), ['a', 'b']],
  ['every gift card where another is named', [card('a', '9RPA'), invoice], expired('********XXXX'), ['a']],
  ['nothing for another reason', [card('a', '9RPA'), invoice], refuse({ title: 'Out of stock' }), []],
  ['nothing for a defect', [card('a', '9RPA')], new TypeError('x'), []]
])('takes off %s', (_, instruments, error, ids) => {
  expect(list(instruments, error)).toEqual(ids)
})

it('blames the gift card that the platform has taken off by itself, not the method that pays the rest', () => {
  const shown = buildBasket({ paymentInstruments: [card('a', '9RPA'), card('b', '5TLB'), invoice] })
  const now = buildBasket({ paymentInstruments: [card('b', '5TLB'), invoice] })
  expect(listRefusedPayments(shown, invalid, now).map(({ id }) => id)).toEqual(['a'])
})
