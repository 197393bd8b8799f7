import { render, screen } from '@testing-library/react'
import { buildBasket, buildLine } from '../../tests/factories/basket'
import { renderWithProviders } from '../../tests/factories/render-with-providers'
import { serveSandbox } from '../../tests/factories/sandbox-platform'
import { withProviders } from '../../tests/factories/with-providers'
import { BASKET_KEY } from '../features/basket/api/basket-key'
import { CartPanel } from '../features/basket/components/cart-panel'
import { LineSummaries } from '../features/basket/components/line-summary'
import { listCheckoutObstacles } from '../features/basket/model/checkout-obstacles'
import { mapBasket } from '../features/basket/model/map-basket'
import { buildRemoval } from '../features/basket/changes/removal'
import { findBasketChange } from '../features/checkout/place-order/basket-change'
import { OrderLines } from '../features/order/components/order-lines'
import { mapOrder } from '../features/order/map-order'
import { createQueryClient } from '../platform/query-object'

/** Two pots that differ in their colour only, as baskets and orders list them. */
const buildItems = (areNamed: boolean) =>
  ['Red', 'Blue'].map((label, index) => ({
    itemId: `item-${index}`,
    productId: `pot-${index}`,
    productName: 'Pot',
    quantity: 1,
    price: 10,
    ...(areNamed && { c_variationValues: [{ id: 'color', name: 'Colour', value: label[0], label }] })
  }))
const basketOf = (areNamed: boolean) =>
  mapBasket({ basketId: 'basket-1', currency: 'EUR', productItems: buildItems(areNamed) })

const sandbox = serveSandbox()

/** The catalogue knows both pots; the basket is this test's alone. */
function openCatalogue() {
  const values = [
    { value: 'R', name: 'Red' },
    { value: 'B', name: 'Blue' }
  ]
  sandbox.respond('getProducts', ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? []
    const data = ids.map(id => ({
      id,
      variationValues: { color: id === 'pot-0' ? 'R' : 'B' },
      variationAttributes: [{ id: 'color', values }]
    }))
    return Response.json({ data, total: data.length })
  })
  sandbox.reply('getShippingMethodsForShipment', { applicableShippingMethods: [] })
  return sandbox.openPlatform()
}

async function expectBoth() {
  expect(await screen.findByText('Red')).toBeInTheDocument()
  expect(screen.getByText('Blue')).toBeInTheDocument()
}

describe('the variant of a line', () => {
  it.each([
    ['which the instance writes', true],
    ['which only the catalogue knows', false]
  ])('%s, is named in the panel, in checkout and in orders', async (_title, areNamed) => {
    const platform = openCatalogue()
    const basket = basketOf(areNamed)
    const client = createQueryClient()
    client.setQueryData(BASKET_KEY, basket)
    const panel = render(
      withProviders(<CartPanel productIds={[]} onClose={() => undefined} />, { platform, client })
    )
    await expectBoth()
    panel.unmount()
    const overview = renderWithProviders(<LineSummaries basket={basket} />, { platform })
    await expectBoth()
    overview.unmount()
    const { lines } = mapOrder({ productItems: buildItems(areNamed) })
    renderWithProviders(<OrderLines lines={lines} currency="EUR" />, { platform })
    await expectBoth()
    expect(await sandbox.callsTo('getProducts')).toHaveLength(areNamed ? 0 : 3)
  })

  it('is part of every sentence that names a line', () => {
    const line = buildLine({ name: 'Pot', variation: 'red', isOrderable: false })
    const basket = buildBasket({ lines: [line] })
    const empty = buildBasket({ lines: [] })
    expect(listCheckoutObstacles(basket)).toMatchObject([{ name: 'Pot, red' }])
    expect(buildRemoval(line, basket, empty).name).toBe('Pot, red')
    expect(findBasketChange(basket, empty)?.lines).toMatchObject([{ name: 'Pot, red' }])
  })

  it('of a gift certificate is its design, its value and whom it is for', () => {
    const item = {
      giftCertificateItemId: 'gift-1',
      amount: 25,
      recipientEmail: 'lina@example.com',
      c_productName: 'Gift card',
      c_variationValues: [{ id: 'motivGiftcard', name: 'Design', value: 'birthday', label: 'Birthday' }]
    }
    const { c_variationValues: _values, ...plain } = item
    const basket = buildBasket({
      lines: [],
      giftCertificateItems: [item, { ...plain, giftCertificateItemId: 'gift-2' }]
    })
    renderWithProviders(<LineSummaries basket={basket} />)
    expect(screen.getByText('Birthday, for lina@example.com')).toBeInTheDocument()
    expect(screen.getByText('by email to lina@example.com')).toBeInTheDocument()
  })
})
