import type { Shopper, TestSandbox } from './checkout-setup'
import { fillUnpaidBasket, giftCodes, startVoucherSandbox } from './voucher-setup'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startVoucherSandbox()
})
afterEach(() => sandbox.stop())

/** Calls a controller as the shop does; returns status and body. */
async function call(
  { headers }: Pick<Shopper, 'headers'>,
  action: string,
  query: Record<string, string>,
  locale = 'en_DE',
  site = 'jasmin'
) {
  const address = `/on/demandware.store/Sites-${site}-Site/${locale}/${action}?${new URLSearchParams(query)}`
  const answer = await fetch(sandbox.origin + address, { method: 'POST', headers })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

describe('GiftCert-CheckBalance', () => {
  it.each([
    ['en_DE', 'Your balance is EUR\u00a015.00.'],
    ['de_DE', 'Ihr Guthaben beträgt 15,00\u00a0EUR.']
  ])('says in %s what is left on a card', async (locale, BalanceMsg) => {
    const guest = await sandbox.loginGuest()
    const { status, body } = await call(
      guest,
      'GiftCert-CheckBalance',
      { giftCertID: giftCodes.small },
      locale
    )
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      error: false,
      giftCertID: '************2222',
      balance: 15,
      BalanceMsg,
      giftCertificate: {
        maskedCode: '************2222',
        amount: 20,
        balance: 15,
        currency: 'EUR',
        status: 'partially_redeemed',
        expirationDate: '2099-12-31T00:00:00.000Z'
      }
    })
  })

  it('names a spent card’s balance, too', async () => {
    const guest = await sandbox.loginGuest()
    const { body } = await call(guest, 'GiftCert-CheckBalance', { giftCertID: giftCodes.spent })
    expect(body).toMatchObject({ success: true, balance: 0, giftCertificate: { status: 'redeemed' } })
  })

  it.each([
    ['GIFT-XXXX', 'NOT_FOUND', 'We do not know the gift card {0}. Please check the code.'],
    [giftCodes.otherSite, 'NOT_FOUND', 'We do not know the gift card {0}. Please check the code.'],
    [giftCodes.disabled, 'DISABLED', 'The gift card {0} has been disabled.'],
    [giftCodes.expired, 'EXPIRED', 'The gift card {0} has expired.']
  ])('refuses %s as %s, with a text that has room for the code', async (giftCertID, reason, ErrorMsg) => {
    const guest = await sandbox.loginGuest()
    expect(await call(guest, 'GiftCert-CheckBalance', { giftCertID })).toEqual({
      status: 200,
      body: { success: false, error: true, statusCode: `GIFTCERTIFICATE_${reason}`, ErrorMsg }
    })
  })

  it('needs a code, a session, and one of its own site', async () => {
    const guest = await sandbox.loginGuest()
    const action = 'GiftCert-CheckBalance'
    const query = { giftCertID: giftCodes.small }
    expect(await call(guest, action, {})).toMatchObject({
      status: 400,
      body: { success: false, error: true, ErrorMsg: 'Please enter the Activation Code.' }
    })
    expect((await call({ headers: {} as Shopper['headers'] }, action, query)).status).toBe(401)
    expect((await call(guest, action, query, 'de_DE', 'puro')).status).toBe(403)
  })
})

describe('GiftCert-Redeem and GiftCert-RemoveGiftCertificate', () => {
  it('put a card on the caller’s basket and take it off by its internal code', async () => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillUnpaidBasket(shopper, 2)
    const { body } = await call(shopper, 'GiftCert-Redeem', { giftCertID: giftCodes.small })
    expect(body).toMatchObject({
      success: true,
      basketId,
      maskedCode: '************2222',
      amount: 15,
      currency: 'EUR'
    })
    const giftCertificateCode = String(body.giftCertificateCode)
    const read = () => shopper.baskets.getBasket({ parameters: { basketId } })
    expect((await read()).paymentInstruments).toMatchObject([
      { paymentMethodId: 'GIFT_CERTIFICATE', amount: 15, c_giftCertInternalCode: giftCertificateCode }
    ])

    const stranger = await sandbox.loginGuest()
    await fillUnpaidBasket(stranger, 1)
    const removal = ['GiftCert-RemoveGiftCertificate', { giftCertificateCode }] as const
    expect((await call(stranger, ...removal)).body).toMatchObject({ success: false, error: true })
    expect((await read()).paymentInstruments).toHaveLength(1)

    expect((await call(shopper, ...removal)).body).toEqual({ success: true })
    expect((await read()).paymentInstruments).toEqual([])
    expect((await call(shopper, ...removal)).body).toMatchObject({ success: false, error: true })
  })

  it('refuse a card that is spent, and one for which there is no basket', async () => {
    const shopper = await sandbox.loginGuest()
    expect((await call(shopper, 'GiftCert-Redeem', { giftCertID: giftCodes.small })).body).toEqual({
      success: false,
      error: true,
      statusCode: 'GIFTCERTIFICATE_NOT_APPLICABLE',
      ErrorMsg: 'No gift card can be redeemed for this basket.'
    })
    await fillUnpaidBasket(shopper, 1)
    expect((await call(shopper, 'GiftCert-Redeem', { giftCertID: giftCodes.spent })).body).toMatchObject({
      ErrorMsg: 'There is nothing left on the gift card {0}.'
    })
    expect((await call(shopper, 'GiftCert-RemoveGiftCertificate', {})).status).toBe(400)
  })
})
