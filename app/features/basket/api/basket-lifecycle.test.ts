import { fillBasket, startSandbox, TEA, type TestSandbox } from '../../../../tests/contract/checkout-setup'
import { answerJson } from '../../../../tests/factories/answers'
import { buildBasket } from '../../../../tests/factories/basket'
import { createRecordingPlatform } from '../../../../tests/factories/recording-platform'
import { createShopPlatform } from '../../../../tests/factories/shop-platform'
import type { Platform } from '../../../platform/platform'
import { createQueryClient } from '../../../platform/query-object'
import type { Basket } from '../model/basket'
import { addItems } from './add-items'
import type { BasketAccess } from './basket-access'
import { closeChannels } from './basket-channel'
import { BASKET_KEY } from './basket-key'
import { mergeGuestBasket } from './merge-basket'
import { reopenBasket } from './reopen-basket'
import { startAgentBasket } from './start-agent-basket'
import { mockPageCookies } from '../../../../tests/factories/page-cookies'

let sandbox: TestSandbox
const tabs: BasketAccess[] = []
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  closeChannels()
  tabs.forEach(({ client }) => client.clear())
  await sandbox.stop()
})
beforeEach(() => void mockPageCookies({ session_jasmin: 'guest' }))

function openTab(platform: Platform): BasketAccess {
  const access: BasketAccess = { client: createQueryClient(), platform, siteId: 'jasmin', currency: 'EUR' }
  tabs.push(access)
  return access
}
const openShop = (token: string) => openTab(createShopPlatform(sandbox.origin, token))
const shown = ({ client }: BasketAccess) => client.getQueryData<Basket>(BASKET_KEY)
const anyway = () => undefined

describe('after a guest has become registered', () => {
  it('the basket of the guest goes to the customer, without its payment instruments', async () => {
    const guest = await sandbox.loginGuest()
    await fillBasket(guest)
    const before = await addItems(openShop(guest.token), [{ productId: TEA, quantity: 1 }], anyway)
    expect(before.paymentInstruments).toHaveLength(1)

    const customer = openShop((await sandbox.loginCustomer(guest.usid)).token)
    await mergeGuestBasket(customer, before)
    expect(shown(customer)).toMatchObject({
      lines: [{ productId: TEA, quantity: 3 }],
      paymentInstruments: []
    })
  })

  it('an empty basket is not merged', async () => {
    const { platform, calls } = createRecordingPlatform()
    await expect(mergeGuestBasket(openTab(platform), null)).resolves.toBeNull()
    await expect(mergeGuestBasket(openTab(platform), buildBasket({ lines: [] }))).resolves.toBeNull()
    expect(calls).toEqual([])
  })

  it('quantities of the same product are added up', async () => {
    const { platform, calls } = createRecordingPlatform(answerJson({ basketId: 'b' }))
    await mergeGuestBasket(openTab(platform), buildBasket())
    const { pathname, searchParams } = new URL(calls[0]!.url)
    expect(pathname).toMatch(/\/baskets\/actions\/merge$/)
    expect(searchParams.get('createDestinationBasket')).toBe('true')
    expect(searchParams.get('productItemMergeMode')).toBe('sum_quantities')
  })

  it('a basket that could not be read before the login is merged all the same', async () => {
    const { platform, calls } = createRecordingPlatform(answerJson({ basketId: 'b' }))
    await mergeGuestBasket(openTab(platform), undefined)
    expect(new URL(calls[0]!.url).pathname).toMatch(/\/baskets\/actions\/merge$/)
  })

  it('the merged basket shows even when a payment instrument cannot be taken off it', async () => {
    const merged = { basketId: 'b', paymentInstruments: [{ paymentInstrumentId: 'p' }] }
    const { platform } = createRecordingPlatform(answerJson(merged), answerJson({ title: 'x' }, 429))
    const access = openTab(platform)
    await expect(mergeGuestBasket(access, buildBasket())).rejects.toMatchObject({ status: 429 })
    expect(shown(access)?.basketId).toBe('b')
  })

  it('a basket of gift certificates alone is merged', async () => {
    const { platform, calls } = createRecordingPlatform(answerJson({ basketId: 'b' }))
    const giftCertificateItems = [{ amount: 25, recipientEmail: 'lina@example.com' }]
    await mergeGuestBasket(openTab(platform), buildBasket({ lines: [], giftCertificateItems }))
    expect(calls).toHaveLength(1)
  })
})

describe('back from a failed payment', () => {
  it("the order's basket takes the place of the one at hand", async () => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillBasket(shopper, TEA, 2)
    const { orderNo = '', orderToken = '' } = await shopper.orders.createOrder({ body: { basketId } })
    const access = openShop(shopper.token)
    await addItems(access, [{ productId: TEA, quantity: 7 }], anyway)
    await reopenBasket(access, { orderNo, token: orderToken })
    expect(shown(access)).toMatchObject({ email: 'lina@example.com', lines: [{ quantity: 2 }] })
  })

  it('a wrong token keeps the current basket', async () => {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillBasket(shopper)
    const { orderNo = '' } = await shopper.orders.createOrder({ body: { basketId } })
    const access = openShop(shopper.token)
    const { basketId: current } = await addItems(access, [{ productId: TEA, quantity: 7 }], anyway)
    await expect(reopenBasket(access, { orderNo, token: 'wrong' })).rejects.toMatchObject({ status: 404 })
    expect(await access.platform.baskets.getBasket({ basketId: current })).toMatchObject({
      productItems: [{ quantity: 7 }]
    })
  })

  it('another open basket is deleted where the platform requires it', async () => {
    const quota = { type: 'https://x/customer-baskets-quota-exceeded', title: 'x', basketIds: 'old' }
    const { platform, calls } = createRecordingPlatform(
      answerJson(quota, 400),
      answerJson({}),
      answerJson({ basketId: 'new' })
    )
    const basket = await reopenBasket(openTab(platform), { orderNo: 'JAS1', token: 't' })
    expect(basket.basketId).toBe('new')
    expect(calls.map(({ method, url }) => [method, new URL(url).pathname.split('/').at(-1)])).toEqual([
      ['POST', 'baskets'],
      ['DELETE', 'old'],
      ['POST', 'baskets']
    ])
  })
})

it('a basket that was deleted for one that cannot be reopened is not shown any longer', async () => {
  const quota = { type: 'https://x/customer-baskets-quota-exceeded', title: 'x', basketIds: 'old' }
  const { platform } = createRecordingPlatform(
    answerJson(quota, 400),
    answerJson({}),
    answerJson({ title: 'x' }, 429)
  )
  const access = openTab(platform)
  access.client.setQueryData(BASKET_KEY, { basketId: 'old' })
  await expect(reopenBasket(access, { orderNo: 'JAS1', token: 't' })).rejects.toMatchObject({ status: 429 })
  expect(access.client.getQueryState(BASKET_KEY)?.isInvalidated).toBe(true)
})

describe('a basket that an agent begins', () => {
  const readNotes = async (access: BasketAccess, basketId: string) => {
    const { c_agentID, c_platform, productItems = [] } = await access.platform.baskets.getBasket({ basketId })
    return { c_agentID, c_platform, lines: productItems.length }
  }
  const notes = { c_agentID: 'agent-7', c_platform: 'MSP_POS_AGENT' }

  it('is created with agent and channel if it is missing', async () => {
    const access = openShop((await sandbox.loginGuest()).token)
    const { basketId } = await startAgentBasket(access, 'agent-7')
    expect(await readNotes(access, basketId)).toEqual({ ...notes, lines: 0 })
  })

  it('is the existing one, with its items', async () => {
    const access = openShop((await sandbox.loginGuest()).token)
    const before = await addItems(access, [{ productId: TEA, quantity: 1 }], anyway)
    const { basketId } = await startAgentBasket(access, 'agent-7')
    expect(basketId).toBe(before.basketId)
    expect(await readNotes(access, basketId)).toEqual({ ...notes, lines: 1 })
  })

  it('is an empty one on request', async () => {
    const access = openShop((await sandbox.loginGuest()).token)
    const before = await addItems(access, [{ productId: TEA, quantity: 1 }], anyway)
    const { basketId } = await startAgentBasket(access, 'agent-7', { isFresh: true })
    expect(basketId).not.toBe(before.basketId)
    expect(await readNotes(access, basketId)).toEqual({ ...notes, lines: 0 })
  })
})
