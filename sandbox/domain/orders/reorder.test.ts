import { buildCaller, buildInventory, buildProduct, createCheckout } from '../../testing/create-checkout'
import { createReorder } from './reorder'

const caller = buildCaller()

/** A customer with an order of the quantities, after which nothing of it is in the basket. */
function orderOnce(quantities: Record<string, number>, products: Parameters<typeof buildProduct>[0][]) {
  const checkout = createCheckout({ products: products.map(buildProduct) })
  const { basketId } = checkout.openBasket(caller, quantities)
  checkout.completeBasket(caller, basketId)
  const { orderNo } = checkout.orders.placeOrder(caller, basketId)
  const reorder = createReorder(checkout)
  return {
    ...checkout,
    repeat() {
      const { basketId: id, unavailable } = reorder(caller, orderNo)
      const lines = checkout.baskets.getBasket(caller, id).lines
      return {
        unavailable,
        lines: lines.map(({ productId, quantity }) => ({ productId, quantity }))
      }
    }
  }
}

describe('a repeated order', () => {
  it('has its variants in their old quantities', () => {
    const { repeat } = orderOnce({ small: 2, large: 1 }, [{ id: 'small' }, { id: 'large' }])
    expect(repeat()).toEqual({
      unavailable: [],
      lines: [
        { productId: 'small', quantity: 2 },
        { productId: 'large', quantity: 1 }
      ]
    })
  })

  it('has as many units as are left, and names the others', () => {
    const { repeat } = orderOnce({ small: 3, large: 2 }, [
      { id: 'small', inventory: buildInventory(4) },
      { id: 'large', inventory: buildInventory(2) }
    ])
    expect(repeat()).toMatchObject({
      unavailable: [
        { productId: 'small', quantity: 2 },
        { productId: 'large', quantity: 2 }
      ],
      lines: [{ productId: 'small', quantity: 1 }]
    })
  })

  it('counts what is in the basket already against the limit', () => {
    const { repeat, openBasket } = orderOnce({ small: 3 }, [{ id: 'small', basketLimit: 4 }])
    openBasket(caller, { small: 2 })
    expect(repeat()).toMatchObject({
      unavailable: [{ productId: 'small', quantity: 1 }],
      lines: [{ productId: 'small', quantity: 4 }]
    })
  })
})
