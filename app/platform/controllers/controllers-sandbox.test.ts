import { TEA, startOrderSandbox, type OrderSandbox } from '../../../tests/contract/order-setup'
import { startVoucherSandbox, fillUnpaidBasket, giftCodes } from '../../../tests/contract/voucher-setup'
import type { TestSandbox } from '../../../tests/contract/checkout-setup'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { accountControllers } from './account-controllers'
import { deliveryControllers } from './delivery-controllers'
import { giftCertificateControllers } from './gift-certificate-controllers'
import { machineControllers } from './machine-controllers'
import { orderControllers } from './order-controllers'
import { siteSearchControllers } from './site-search-controllers'

let sandbox: OrderSandbox
let vouchers: TestSandbox
beforeAll(async () => {
  sandbox = await startOrderSandbox()
  vouchers = await startVoucherSandbox()
})
afterAll(async () => {
  await sandbox.stop()
  await vouchers.stop()
})

const platformOf = ({ token }: { token: string }, { origin }: { origin: string } = sandbox) =>
  createShopPlatform(origin, token)

describe('orders', () => {
  it('are put into the basket again', async () => {
    const shopper = await sandbox.register()
    const { orderNo } = await shopper.placeOrder(TEA, 2)
    const answer = await platformOf(shopper).family(orderControllers).reorder({}, { orderNo })
    expect(answer).toMatchObject({ success: true, unavailable: [] })
    const basket = await platformOf(shopper).baskets.getBasket({ basketId: answer.basketId })
    expect(basket.productItems).toMatchObject([{ productId: TEA, quantity: 2 }])
  })

  it('of another shopper are refused with a message for the shopper', async () => {
    const { orderNo } = await (await sandbox.register()).placeOrder()
    const cancelling = platformOf(await sandbox.register())
      .family(orderControllers)
      .cancelOrder({}, { orderNo })
    await expect(cancelling).rejects.toMatchObject({
      detail: 'There is no such order. Please check the number.'
    })
  })
})

describe('machines', () => {
  const serialNumber = '6000103CONTROLLER1'

  it('are registered, named and removed by their owner', async () => {
    const machines = platformOf(await sandbox.register()).family(machineControllers)
    expect(await machines.createMachine({}, { serialNumber, name: 'Büro' })).toMatchObject({
      success: true,
      machine: { serialNumber, registered: true }
    })
    expect(await machines.updateMachine({}, { serialNumber, name: 'Küche' })).toMatchObject({
      machine: { name: 'Küche' }
    })
    expect((await machines.getMachines()).machines).toMatchObject([{ serialNumber, name: 'Küche' }])
    expect(await machines.getRegisterableMachines()).toEqual({ machines: [] })
    expect(await machines.deleteMachine({}, { serialNumber })).toEqual({ success: true })
    expect(await machines.getMachines()).toEqual({ machines: [] })
  })

  it('are not requested for guests', async () => {
    const machines = platformOf(await sandbox.loginGuest()).family(machineControllers)
    await expect(machines.getMachines()).rejects.toMatchObject({ status: 401, kind: 'input' })
  })

  it('with an invalid number are refused with a message for the shopper', async () => {
    const machines = platformOf(await sandbox.register()).family(machineControllers)
    await expect(machines.createMachine({}, { serialNumber: '123' })).rejects.toMatchObject({
      kind: 'fault',
      detail: expect.stringMatching(/serial number/i)
    })
  })
})

describe('gift certificates', () => {
  it('return their balance, pay a basket and are removed from it', async () => {
    const shopper = await vouchers.loginGuest()
    const basketId = await fillUnpaidBasket(shopper, 3)
    const certificates = platformOf(shopper, vouchers).family(giftCertificateControllers)
    expect(await certificates.checkBalance({ giftCertID: giftCodes.small })).toMatchObject({
      success: true,
      giftCertificate: { balance: 15, amount: 20, currency: 'EUR' }
    })
    const redeemed = await certificates.redeem({ giftCertID: giftCodes.small })
    expect(redeemed).toMatchObject({ success: true, basketId, amount: 15, currency: 'EUR' })
    if (redeemed.error) throw new Error(redeemed.ErrorMsg)
    const { giftCertificateCode } = redeemed
    expect(await certificates.removeGiftCertificate({ giftCertificateCode })).toEqual({ success: true })
  })

  it('that cannot be used are refused with the platform’s message', async () => {
    const certificates = platformOf(await vouchers.loginGuest(), vouchers).family(giftCertificateControllers)
    for (const giftCertID of [giftCodes.disabled, giftCodes.expired, giftCodes.otherSite, 'unknown']) {
      expect(await certificates.checkBalance({ giftCertID })).toEqual({
        error: true,
        ErrorMsg: expect.stringMatching(/./),
        statusCode: expect.stringMatching(/^GIFTCERTIFICATE_/)
      })
      expect(await certificates.redeem({ giftCertID })).toMatchObject({ error: true })
    }
  })
})

describe('visitors', () => {
  it('return an express parcel’s arrival, or that express is unavailable', async () => {
    const delivery = platformOf(await sandbox.loginGuest()).family(deliveryControllers)
    const cologne = { city: 'Köln', postalCode: '50667', countryCode: 'DE' }
    const { success, result } = await delivery.getDeliveryTime({}, cologne)
    expect([success, Date.parse(result?.deliveryTime ?? '') > Date.now()]).toEqual([true, true])
    expect(await delivery.getDeliveryTime({}, { ...cologne, countryCode: 'XX' })).toEqual({ success: false })
  })

  it('find products, categories and pages', async () => {
    const search = platformOf(await sandbox.loginGuest()).family(siteSearchControllers)
    const { productSuggestions } = await search.getSuggestions({ q: 'sencha' })
    expect(productSuggestions).toMatchObject([{ id: TEA }])
    const { hits, total, start, count } = await search.searchContent({ q: 'tea', start: 0, count: 2 })
    expect([start, count]).toEqual([0, hits.length])
    expect(total).toBeGreaterThanOrEqual(hits.length)
    expect(hits[0]).toMatchObject({
      id: expect.any(String),
      title: expect.any(String),
      url: expect.any(String)
    })
  })

  it('sign up for the newsletter once, and report why not a second time', async () => {
    const account = platformOf(await sandbox.loginGuest()).family(accountControllers)
    const registration = { email: 'not an address', newsletter: true, newsletterSource: 'form' }
    await expect(account.submitGuestRegistration({}, registration)).rejects.toMatchObject({
      kind: 'fault',
      detail: expect.stringMatching(/./)
    })
    const valid = { ...registration, email: 'newsletter@example.com' }
    expect(await account.submitGuestRegistration({}, valid)).toEqual({ success: true })
  })

  it('cannot set a password with an invalid token', async () => {
    const account = platformOf(await sandbox.loginGuest()).family(accountControllers)
    const saving = account.saveNewPassword({}, { token: 'made up', password: 'Teegarten7!' })
    await expect(saving).rejects.toMatchObject({ kind: 'fault', detail: expect.stringContaining('link') })
  })
})
