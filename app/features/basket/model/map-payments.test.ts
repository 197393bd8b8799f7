import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import { mapPaymentInstruments, readEnding } from './map-payments'

const card = { paymentInstrumentId: 'p1', paymentMethodId: 'GIFT_CERTIFICATE', amount: 15 }

/** The gift cards of a basket with these members. */
const mapCards = (basket: object) =>
  mapPaymentInstruments(basket as PlatformBasket).map(({ giftCard }) => giftCard)

it('keeps no more of a gift card than the end of its code, also where the platform sends it whole', () => {
  const mapped = mapPaymentInstruments({
    paymentInstruments: [{ ...card, c_giftCertActivationCode: 'TEE4-KQ7M-2XWD-9RPA' }]
  } as PlatformBasket)
  expect(mapped).toEqual([
    { id: 'p1', methodId: 'GIFT_CERTIFICATE', amount: 15, giftCard: { ending: '9RPA' } }
  ])
  expect(JSON.stringify(mapped)).not.toContain('KQ7M')
})

it('reads the only gift card also where the basket names it', () => {
  const giftCertificate = { amount: 15, c_giftCertActivationCode: '****9RPA', c_giftCertInternalCode: 'abc' }
  expect(mapCards({ giftCertificate, paymentInstruments: [card] })).toEqual([
    { ending: '9RPA', internalCode: 'abc' }
  ])
})

it('does not take what the basket names for one of several gift cards', () => {
  const giftCertificate = { c_giftCertActivationCode: '****9RPA', c_giftCertInternalCode: 'abc' }
  const two = [card, { ...card, paymentInstrumentId: 'p2', maskedGiftCertificateCode: '****5TLB' }]
  expect(mapCards({ giftCertificate, paymentInstruments: two })).toEqual([{ ending: '' }, { ending: '5TLB' }])
})

it('knows of no gift card of another payment', () => {
  const invoice = { paymentInstrumentId: 'p1', paymentMethodId: 'UNZER_INVOICE', amount: 15 }
  expect(mapCards({ giftCertificate: null, paymentInstruments: [invoice] })).toEqual([undefined])
})

it.each([
  ['TEE4-KQ7M-2XWD-9RPA', '9RPA'],
  ['************9RPA', '9RPA'],
  ['TEE4', ''],
  ['********', '']
])('shows of the code %s no more than "%s"', (code, ending) => {
  expect(readEnding(code)).toBe(ending)
})
