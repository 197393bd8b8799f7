import { answerJson } from '../../../../tests/factories/answers'
import { createRecordingPlatform } from '../../../../tests/factories/recording-platform'
import { createQueryClient } from '../../../platform/query-object'
import type { Basket } from '../model/basket'
import { mapBasket } from '../model/map-basket'
import { applyCoupon, removeCoupon } from './apply-coupon'
import type { BasketAccess } from './basket-access'
import { closeChannels } from './basket-channel'
import { BASKET_KEY } from './basket-query'
import { addGiftCertificateItem, removeGiftCertificateItem } from './gift-certificate-items'
import { checkGiftCertificate, redeemGiftCertificate, removeGiftCertificate } from './gift-certificates'

const tabs: BasketAccess[] = []
afterAll(() => {
  closeChannels()
  tabs.forEach(({ client }) => client.clear())
})

/** A tab with the basket `b` over a platform that gives these answers. */
function openTab(...answers: Parameters<typeof createRecordingPlatform>) {
  const { platform, calls } = createRecordingPlatform(...answers)
  const client = createQueryClient()
  client.setQueryData(BASKET_KEY, mapBasket({ basketId: 'b', currency: 'EUR' }))
  const access: BasketAccess = { client, platform, siteId: 'jasmin', currency: 'EUR' }
  tabs.push(access)
  const readCalls = () =>
    calls.map(({ method, url, body }) => [method, new URL(url).pathname.split('/baskets/')[1], body])
  const isStale = () => client.getQueryState(BASKET_KEY)?.isInvalidated
  return { access, calls, readCalls, isStale, shown: () => client.getQueryData<Basket>(BASKET_KEY) }
}

const coupon = { couponItemId: 'c1', code: 'TEE10', statusCode: 'applied', valid: true }

it('puts a coupon on the basket and takes it off again', async () => {
  const tab = openTab(answerJson({ basketId: 'b', couponItems: [coupon] }), answerJson({ basketId: 'b' }))
  await applyCoupon(tab.access, ' TEE10 ')
  expect(tab.shown()?.coupons).toEqual([
    { couponItemId: 'c1', code: 'TEE10', status: 'applied', isValid: true }
  ])
  await removeCoupon(tab.access, 'c1')
  expect(tab.shown()?.coupons).toEqual([])
  expect(tab.readCalls()).toEqual([
    ['POST', 'b/coupons', { code: 'TEE10' }],
    ['DELETE', 'b/coupons/c1', undefined]
  ])
})

it('says why a coupon is refused, and keeps the basket', async () => {
  const refusal = { type: 'https://x/coupon-code-unknown', title: 'x', statusCode: 'COUPON_CODE_UNKNOWN' }
  const tab = openTab(answerJson(refusal, 400))
  await expect(applyCoupon(tab.access, 'NONE')).rejects.toMatchObject({
    name: '400',
    type: 'coupon-code-unknown',
    data: { statusCode: 'COUPON_CODE_UNKNOWN' }
  })
  expect(tab.shown()?.basketId).toBe('b')
})

it('buys a gift certificate and thinks better of it', async () => {
  const item = { amount: 25, recipientEmail: 'lina@example.com', c_productName: 'Gift card' }
  const tab = openTab(
    answerJson({ basketId: 'b', giftCertificateItems: [{ ...item, giftCertificateItemId: 'g1' }] }),
    answerJson({ basketId: 'b' })
  )
  await addGiftCertificateItem(tab.access, item)
  expect(tab.shown()?.giftCertificates).toEqual([{ itemId: 'g1', amount: 25, name: 'Gift card' }])
  await removeGiftCertificateItem(tab.access, 'g1')
  expect(tab.shown()?.giftCertificates).toEqual([])
  expect(tab.readCalls()).toEqual([
    ['POST', 'b/gift-certificate-items', item],
    ['DELETE', 'b/gift-certificate-items/g1', undefined]
  ])
})

it('names the code that was typed in the text of a failure', async () => {
  const refusal = answerJson({ success: false, error: true, ErrorMsg: 'No card {0} here, {0}.' })
  const tab = openTab(refusal)
  const failure = { error: true, ErrorMsg: 'No card GIFT-$& here, GIFT-$&.' }
  await expect(checkGiftCertificate(tab.access.platform, 'GIFT-$&')).resolves.toEqual(failure)
  await expect(redeemGiftCertificate(tab.access, 'GIFT-$&')).resolves.toEqual(failure)
})

it('answers a technical text when the balance cannot be asked for', async () => {
  const { access } = openTab(answerJson({}, 503))
  await expect(checkGiftCertificate(access.platform, 'GIFT')).resolves.toEqual({
    error: true,
    ErrorMsg: 'An technical error occured on useSfraApiGiftCertCheckBalance.'
  })
})

it('reads the basket anew after a gift certificate was redeemed or removed', async () => {
  const redeemed = { success: true, basketId: 'b', giftCertificateCode: 'internal', maskedCode: '****' }
  const redeeming = openTab(answerJson(redeemed))
  await expect(redeemGiftCertificate(redeeming.access, 'GIFT')).resolves.toEqual(redeemed)
  expect(redeeming.isStale()).toBe(true)

  const removing = openTab(answerJson({ success: true }))
  await removeGiftCertificate(removing.access, 'internal')
  expect(removing.isStale()).toBe(true)
  expect(new URL(removing.calls[0]!.url).searchParams.get('giftCertificateCode')).toBe('internal')
})
