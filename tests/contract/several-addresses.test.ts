import fc from 'fast-check'
import { toCents } from '../../app/intl/money'
import { address } from '../factories/address'
import { readPdfText } from '../factories/read-pdf-text'
import { buildCard } from './payment-setup'
import { aunt, friend, goods, openBasket, orderForTwo, other, tea } from './several-addresses-setup'
import { startShop, type TestShop } from './shop-setup'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterEach(() => shop.setClock(0))
afterAll(() => shop.stop())

const read = (order: object, attribute: string): unknown[] =>
  JSON.parse(String((order as Record<string, unknown>)[attribute])) as unknown[]

it('orders to several addresses by the calls of the vendor’s newest storefront, and goes back to one', async () => {
  const { baskets, orders, parameters, update, ship } = await openBasket(shop, [
    { productId: tea, quantity: 1 },
    { productId: other, quantity: 1 }
  ])
  const { basketId } = parameters
  await baskets.updateShippingAddressForShipment({
    parameters: { basketId, shipmentId: 'me', useAsBilling: false },
    body: address
  })
  await baskets.createShipmentForBasket({ parameters, body: { shipmentId: 'x81', shippingAddress: aunt } })
  const { productItems = [] } = await baskets.getBasket({ parameters })
  const move = (shipmentIds: string[]) =>
    baskets.updateItemsInBasket({
      parameters,
      body: productItems.map(({ itemId, productId, quantity }, index) => ({
        itemId,
        productId,
        quantity,
        shipmentId: shipmentIds[index]
      }))
    })
  const moved = await move(['me', 'x81'])
  expect(moved.productItems?.map(({ shipmentId }) => shipmentId)).toEqual(['me', 'x81'])
  for (const shipmentId of ['me', 'x81']) {
    const { applicableShippingMethods = [] } = await baskets.getShippingMethodsForShipment({
      parameters: { basketId, shipmentId }
    })
    expect(applicableShippingMethods.map(({ id }) => id)).toContain('express')
  }
  const byMethod = (shipmentId: string, id: string) =>
    baskets.updateShippingMethodForShipment({ parameters: { basketId, shipmentId }, body: { id } })
  await byMethod('me', 'standard')
  const { shipments = [] } = await byMethod('x81', 'express')
  expect(shipments.map(({ shippingTotal }) => shippingTotal)).toEqual([3.99, 9.99])

  // Back to one address: the lines first, then the empty shipment goes.
  await move(['me', 'me'])
  const single = await baskets.removeShipmentFromBasket({ parameters: { basketId, shipmentId: 'x81' } })
  expect(single.productItems).toHaveLength(2)
  expect([single.shipments?.length, single.shippingTotal]).toEqual([1, 3.99])

  // An empty default shipment keeps the order from nothing.
  await ship('aunt', aunt)
  await move(['aunt', 'aunt'])
  await update('me', { shippingAddress: address })
  await baskets.addPaymentInstrumentToBasket({ parameters, body: await buildCard(shop.origin) })
  expect((await orders.createOrder({ body: parameters })).shippingTotal).toBe(3.99)
})

it('names address, method and gift message of each shipment in mail, invoice and order, and its own parcel', async () => {
  const { order, orderNo, orders } = await orderForTwo(shop)
  expect(order.shipments).toMatchObject([
    { shipmentId: 'me', gift: false, shippingAddress: { city: 'Köln' } },
    {
      shipmentId: 'aunt',
      gift: true,
      giftMessage: 'Alles Gute zum 70.!',
      shippingAddress: { lastName: 'Stein' },
      shippingMethod: { id: 'express' },
      shippingTotal: 9.99
    }
  ])
  const { body } = await shop.send('GET', '/control/outbox')
  const mails = body.mails as { kind: string; document: { orderNo: string; text: string } }[]
  const mail = mails.find(
    ({ kind, document }) => kind === 'order-confirmation' && document.orderNo === orderNo
  )!
  expect(mail.document.text).toMatch(
    /Lieferung 1\/2 \(Standardversand\): Lina Berg, Lindenweg 3, 50667 Köln, Deutschland\n2 × /
  )
  expect(mail.document.text).toMatch(
    /Lieferung 2\/2 \(Expressversand\): Erika Stein, Marktplatz 9, 50667 Bonn, Deutschland\n1 × .*\nGrußbotschaft: Alles Gute zum 70\.!/
  )

  await shop.setClock(60_000)
  for (const to of ['READY_FOR_SHIPPING', 'SHIPPED'])
    await shop.send('POST', `/control/orders/jasmin/${orderNo}`, { body: { to } })
  const sent = await orders.getOrder({ parameters: { orderNo } })
  expect(read(sent, 'c_shipping')).toMatchObject([
    { shipmentId: 'me', carrier: 'DHL' },
    { shipmentId: 'aunt', carrier: 'DHL Express' }
  ])
  const [{ url = '' } = {}] = read(sent, 'c_invoice') as { url?: string }[]
  const paper = await fetch(shop.origin + new URL(url).pathname + new URL(url).search)
  const text = readPdfText(Buffer.from(await paper.arrayBuffer()))
  expect(text).toContain('Lieferung 2/2 (Expressversand): Erika Stein')
  expect(text).toContain('Grußbotschaft: Alles Gute zum 70.!')
})

it('sends each parcel by itself: number and state at its shipment, a mail that names what is in it, a page of its own', async () => {
  const { orders, orderNo } = await orderForTwo(shop)
  await shop.setClock(60_000)
  const step = async (to: string, shipmentId?: string) =>
    (await shop.send('POST', `/control/orders/jasmin/${orderNo}`, { body: { to, shipmentId } })).status
  const readOrder = () => orders.getOrder({ parameters: { orderNo, expand: ['oms'] } as { orderNo: string } })
  const listMails = async () => {
    const { body } = await shop.send('GET', '/control/outbox')
    const mails = body.mails as { kind: string; document: { orderNo: string; text: string } }[]
    return mails.filter(({ kind, document }) => kind.endsWith('shipping') && document.orderNo === orderNo)
  }
  expect(await step('SHIPPED', 'aunt')).toBe(400)
  expect(await step('READY_FOR_SHIPPING')).toBe(200)
  expect(await step('DELIVERED', 'aunt')).toBe(400)
  expect(await step('SHIPPED', 'nobody')).toBe(400)
  expect(await step('SHIPPED', 'aunt')).toBe(200)
  expect(await step('SHIPPED', 'aunt')).toBe(400)

  const sent = await readOrder()
  const [, parcel] = sent.shipments ?? []
  expect(sent).toMatchObject({
    shippingStatus: 'part_shipped',
    c_overallStatus: 'READY_FOR_SHIPPING',
    shipments: [
      { shipmentId: 'me', shippingStatus: 'not_shipped' },
      { shipmentId: 'aunt', shippingStatus: 'shipped', trackingNumber: expect.stringMatching(/^\d{20}$/) }
    ]
  })
  expect(sent.shipments?.[0]).not.toHaveProperty('trackingNumber')
  expect(read(sent, 'c_orderstatus')).toMatchObject([{ status: 'not_shipped' }, { status: 'shipped' }])
  const [mail] = await listMails()
  expect(mail).toMatchObject({ kind: 'part-shipping' })
  const { text } = mail!.document
  expect(text).toMatch(/Lieferung 2\/2 \(Expressversand\): Erika Stein.*\n1 × /)
  expect(text).toContain(`Sendungsnummer (DHL Express): ${parcel?.trackingNumber}`)
  expect(text).not.toContain('Lieferung 1/2')
  const [{ trackingUrl = '' } = {}] = read(sent, 'c_shipping') as { trackingUrl?: string }[]
  const page = await (
    await fetch(shop.origin + new URL(trackingUrl).pathname + new URL(trackingUrl).search)
  ).text()
  expect(page).toContain(parcel?.trackingNumber)
  expect([page.includes('1 × '), page.includes('2 × ')]).toEqual([true, false])

  // The other one leaves with the rest of the order, and arrives after it.
  expect(await step('DELIVERED', 'aunt')).toBe(200)
  expect(await step('SHIPPED')).toBe(200)
  const [rest] = await listMails()
  expect(rest?.document.text).toContain('Lieferung 1/2')
  expect(rest?.document.text).not.toContain('Lieferung 2/2')
  expect(await readOrder()).toMatchObject({ shippingStatus: 'shipped', c_overallStatus: 'SHIPPED' })
  expect(await step('DELIVERED', 'me')).toBe(200)
  const arrived = await readOrder()
  expect(arrived).toMatchObject({ c_overallStatus: 'DELIVERED', status: 'completed' })
  expect(read(arrived, 'c_shipping')).toMatchObject([
    { shipmentId: 'aunt', deliveredDate: expect.any(String) },
    { shipmentId: 'me', deliveredDate: expect.any(String) }
  ])
})

it('lists secured direct debit only while every parcel goes to the billing address', async () => {
  const { baskets, parameters, update, ship, split } = await openBasket(shop, [
    { productId: tea, quantity: 3 }
  ])
  const list = async () =>
    (await baskets.getPaymentMethodsForBasket({ parameters })).applicablePaymentMethods?.map(({ id }) => id)
  const { productItems = [] } = await update('me', {
    shippingAddress: address,
    shippingMethod: { id: 'standard' }
  })
  expect(await list()).toContain('UNZER_DIRECT_DEBIT_SECURED')
  await ship('aunt', aunt)
  await split(productItems[0]!.itemId!, tea, 2, 1, 'aunt')
  const left = await list()
  expect(left).not.toContain('UNZER_DIRECT_DEBIT_SECURED')
  expect(left).toContain('UNZER_INVOICE')
})

it('refuses an order while a shipment lacks address or method, and names it', async () => {
  const { baskets, orders, parameters, update, split } = await openBasket(shop, [
    { productId: tea, quantity: 2 }
  ])
  const { productItems = [] } = await update('me', {
    shippingAddress: address,
    shippingMethod: { id: 'standard' }
  })
  await baskets.createShipmentForBasket({ parameters, body: { shipmentId: 'aunt' } })
  const { flashes } = (await split(productItems[0]!.itemId!, tea, 1, 1, 'aunt')) as { flashes?: unknown }
  expect(flashes).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ type: 'ShippingAddressRequired', path: '$.shipments[1].shippingAddress' })
    ])
  )
  await expect(orders.createOrder({ body: parameters })).rejects.toThrow('400')
})

it('refuses a gift message that is no text or too long', async () => {
  const { update } = await openBasket(shop, [{ productId: tea, quantity: 1 }])
  await expect(update('me', { giftMessage: 'x'.repeat(4001) })).rejects.toThrow('400')
  await expect(update('me', { giftMessage: 7 as unknown as string })).rejects.toThrow('400')
})

const generated = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      productId: fc.constantFrom(...goods.slice(0, 15)),
      quantity: fc.integer({ min: 3, max: 6 }),
      toAunt: fc.integer({ min: 1, max: 2 }),
      toFriend: fc.integer({ min: 0, max: 1 })
    }),
    { minLength: 1, maxLength: 3, selector: ({ productId }) => productId }
  ),
  code: fc.constantFrom('LINDENBLUETE5', 'GRUENETAGE15', 'EINEURO', undefined)
})

it('takes the same for the goods however their units are divided, with any code', async () => {
  await fc.assert(
    fc.asyncProperty(generated, async ({ lines, code }) => {
      const { baskets, parameters, ship, split } = await openBasket(
        shop,
        lines.map(({ productId, quantity }) => ({ productId, quantity }))
      )
      if (code) await baskets.addCouponToBasket({ parameters, body: { code } })
      const before = await baskets.getBasket({ parameters })
      await ship('aunt', aunt)
      await ship('friend', friend)
      for (const { productId, quantity, toAunt, toFriend } of lines) {
        const { itemId = '' } = before.productItems!.find(item => item.productId === productId)!
        const left = quantity - toAunt
        await split(itemId, productId, left, toAunt, 'aunt')
        if (toFriend && left > 1) await split(itemId, productId, left - 1, 1, 'friend')
      }
      const after = await baskets.getBasket({ parameters })
      const countUnits = ({ productItems = [] }: typeof before) =>
        productItems.reduce((units, { quantity = 0 }) => units + quantity, 0)
      expect(countUnits(after)).toBe(countUnits(before))
      expect(toCents(after.productTotal ?? 0)).toBe(toCents(before.productTotal ?? 0))
      expect(after.couponItems?.map(({ statusCode }) => statusCode)).toEqual(
        before.couponItems?.map(({ statusCode }) => statusCode)
      )
    }),
    { numRuns: 15 }
  )
}, 90_000)
