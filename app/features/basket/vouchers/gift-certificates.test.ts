import { giftCodes } from '../../../../tests/contract/voucher-setup'
import { answerJson } from '../../../../tests/factories/answers'
import { closeBasketTabs, openBasketTab, serveVouchers } from '../../../../tests/factories/basket-tab'
import { computeOpenPaymentAmount } from '../model/basket-rules'
import { addGiftCertificateItem, removeGiftCertificateItem } from './gift-certificate-items'
import { checkGiftCertificate, redeemGiftCertificate, removeGiftCertificate } from './gift-certificates'
import { listGiftCertificates } from './vouchers'

afterAll(closeBasketTabs)

it('adds a gift certificate to the basket and removes it', async () => {
  const item = { amount: 25, recipientEmail: 'lina@example.com', c_productName: 'Gift card' }
  const tab = openBasketTab(
    answerJson({ basketId: 'b', giftCertificateItems: [{ ...item, giftCertificateItemId: 'g1' }] }),
    answerJson({ basketId: 'b' })
  )
  await addGiftCertificateItem(tab.access, item)
  expect(listGiftCertificates(tab.shown()!)).toEqual([
    {
      itemId: 'g1',
      amount: 25,
      name: 'Gift card',
      recipient: 'lina@example.com',
      cardGift: { recipientEmail: 'lina@example.com', recipientName: '', senderName: '', message: '' },
      isPurchasable: true
    }
  ])
  await removeGiftCertificateItem(tab.access, 'g1')
  expect(listGiftCertificates(tab.shown()!)).toEqual([])
  expect(tab.readCalls()).toEqual([
    ['POST', 'b/gift-certificate-items', item],
    ['DELETE', 'b/gift-certificate-items/g1', undefined]
  ])
})

it('shows only the last four characters of a typed code in the message of a failure', async () => {
  const refusal = answerJson({ success: false, error: true, ErrorMsg: 'No card {0} here, {0}.' })
  const tab = openBasketTab(refusal)
  const failure = { error: true, ErrorMsg: 'No card ****-2$& here, ****-2$&.' }
  await expect(checkGiftCertificate(tab.access.platform, 'GIFT-2$&')).resolves.toEqual(failure)
  await expect(redeemGiftCertificate(tab.access, 'GIFT-2$&')).resolves.toEqual(failure)
  const short = { error: true, ErrorMsg: 'No card **** here, ****.' }
  await expect(checkGiftCertificate(tab.access.platform, 'GIFT')).resolves.toEqual(short)
})

it('returns a technical message when the balance cannot be read', async () => {
  const { access } = openBasketTab(answerJson({}, 503))
  await expect(checkGiftCertificate(access.platform, 'GIFT')).resolves.toEqual({
    error: true,
    ErrorMsg: 'An technical error occured on useSfraApiGiftCertCheckBalance.'
  })
})

const card = {
  paymentInstrumentId: 'p1',
  paymentMethodId: 'GIFT_CERTIFICATE',
  amount: 15,
  maskedGiftCertificateCode: '************2222',
  c_giftCertInternalCode: 'internal'
}

it('shows a redeemed gift certificate as a payment of the basket', async () => {
  const redeemed = { success: true, basketId: 'b', giftCertificateCode: 'internal', maskedCode: '****' }
  const tab = openBasketTab(
    answerJson(redeemed),
    answerJson({ basketId: 'b', orderTotal: 20, paymentInstruments: [card] })
  )
  await expect(redeemGiftCertificate(tab.access, 'GIFT')).resolves.toEqual(redeemed)
  expect(tab.shown()?.paymentInstruments).toEqual([
    {
      id: 'p1',
      methodId: 'GIFT_CERTIFICATE',
      amount: 15,
      giftCard: { ending: '2222', internalCode: 'internal' }
    }
  ])
})

it('keeps a redeemed gift certificate when the basket cannot be read afterwards', async () => {
  const tab = openBasketTab(
    answerJson({ success: true, giftCertificateCode: 'internal' }),
    answerJson({}, 503)
  )
  await expect(redeemGiftCertificate(tab.access, 'GIFT')).resolves.toMatchObject({ success: true })
  expect(tab.isStale()).toBe(true)
})

it('reads the basket again after a failure that may hide an added gift certificate', async () => {
  const tab = openBasketTab(answerJson({}, 503))
  await expect(redeemGiftCertificate(tab.access, 'GIFT')).resolves.toMatchObject({ error: true })
  expect(tab.isStale()).toBe(true)
})

it('removes a gift certificate by its internal code', async () => {
  const tab = openBasketTab(answerJson({ success: true }), answerJson({ basketId: 'b' }))
  await removeGiftCertificate(tab.access, {
    id: 'p1',
    giftCard: { ending: '2222', internalCode: 'internal' }
  })
  expect(new URL(tab.calls[0]!.url).searchParams.get('giftCertificateCode')).toBe('internal')
  expect(tab.shown()?.paymentInstruments).toEqual([])
})

it('removes the payment of a gift certificate that the platform has kept', async () => {
  const tab = openBasketTab(
    answerJson({ success: true }),
    answerJson({ basketId: 'b', paymentInstruments: [card] }),
    answerJson({ basketId: 'b' })
  )
  await removeGiftCertificate(tab.access, {
    id: 'p1',
    giftCard: { ending: '2222', internalCode: 'internal' }
  })
  expect(tab.readCalls().at(-1)).toEqual(['DELETE', 'b/payment-instruments/p1', undefined])
  expect(tab.shown()?.paymentInstruments).toEqual([])
})

describe('at the platform', () => {
  const vouchers = serveVouchers()

  it('charges the amount of a bought gift certificate, and refuses it in a basket of goods', async () => {
    const { access, empty } = await vouchers.openBasket()
    const card = { amount: 25, recipientEmail: 'tom@example.com' }
    await expect(addGiftCertificateItem(access, card)).rejects.toMatchObject({
      data: { arguments: { statusCode: 'CANNOT_ADD_VIRTUAL_GIFTCARD' } }
    })
    await empty()
    const basket = await addGiftCertificateItem(access, card)
    const [certificate] = listGiftCertificates(basket)
    expect([certificate?.amount, basket.totals.items, basket.containsVirtualGiftCard]).toEqual([25, 25, true])
    const after = await removeGiftCertificateItem(access, certificate!.itemId)
    expect(after.totals.items).toBe(0)
  })

  it('pays with a gift certificate up to its balance, until it is removed', async () => {
    const { access, read } = await vouchers.openBasket()
    await expect(checkGiftCertificate(access.platform, giftCodes.small)).resolves.toMatchObject({
      success: true,
      giftCertificate: { balance: 15, currency: 'EUR' }
    })
    const redeemed = await redeemGiftCertificate(access, giftCodes.small)
    if (redeemed.error) throw new Error(redeemed.ErrorMsg)
    expect(computeOpenPaymentAmount(await read())).toBe(8.99)
    const [payment] = (await read()).paymentInstruments
    expect(payment?.giftCard).toEqual({ ending: '2222', internalCode: redeemed.giftCertificateCode })
    await removeGiftCertificate(access, payment!)
    expect((await read()).paymentInstruments).toEqual([])
  })

  it('removes the payment of a gift certificate whose internal code is unknown', async () => {
    const { access, read } = await vouchers.openBasket()
    await redeemGiftCertificate(access, giftCodes.large)
    const [payment] = (await read()).paymentInstruments
    await removeGiftCertificate(access, { id: payment!.id })
    expect((await read()).paymentInstruments).toEqual([])
  })

  it.each([
    ['spent', 'REDEEMED'],
    ['disabled', 'DISABLED'],
    ['expired', 'EXPIRED']
  ] as const)(
    'refuses a gift certificate that is %s with a message and the reason %s',
    async (state, reason) => {
      const { access } = await vouchers.openBasket()
      const failure = await redeemGiftCertificate(access, giftCodes[state])
      expect(failure).toEqual({
        error: true,
        ErrorMsg: expect.stringMatching(/\w/),
        statusCode: `GIFTCERTIFICATE_${reason}`
      })
      expect(failure).not.toMatchObject({ ErrorMsg: expect.stringContaining('{0}') })
    }
  )
})
