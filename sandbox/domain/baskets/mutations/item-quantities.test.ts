import { addItems } from './add-items'
import {
  buildCaller,
  buildInventory,
  buildProduct,
  catchError,
  createCheckout
} from '../../../testing/create-checkout'
import { removeItem } from './remove-item'
import { updateItem } from './update-item'
import { updateItems } from './update-items'

const caller = buildCaller()
const item = (quantity: number, productId = 'tea') => ({ productId, quantity, custom: {} })

describe('adding products', () => {
  it.each([
    ['zero', {}, 0, 'invalid-quantity', 'INVALID_QUANTITY'],
    ['a negative number', {}, -1, 'invalid-quantity', 'INVALID_QUANTITY'],
    ['a fraction', {}, 1.5, 'invalid-quantity', 'INVALID_QUANTITY'],
    ['no number', {}, Number.NaN, 'invalid-quantity', 'INVALID_QUANTITY'],
    ['infinity', {}, Number.POSITIVE_INFINITY, 'invalid-quantity', 'INVALID_QUANTITY'],
    ['an unsafe number', {}, 1e300, 'invalid-quantity', 'INVALID_QUANTITY'],
    ['less than the smallest order', { minOrderQuantity: 5 }, 4, 'invalid-quantity', 'INVALID_QUANTITY'],
    ['what is no multiple of the step', { stepQuantity: 5 }, 7, 'invalid-quantity', 'INVALID_QUANTITY'],
    [
      'more than the limit per basket',
      { basketLimit: 3 },
      4,
      'product-item-not-available',
      'BASKET_LIMIT_EXCEEDED'
    ],
    [
      'more than the stock',
      { inventory: buildInventory(2) },
      3,
      'product-item-not-available',
      'NOT_ENOUGH_STOCK'
    ],
    ['what is sold out', { inventory: buildInventory(0) }, 1, 'product-item-not-available', 'OUT_OF_STOCK']
  ])('refuses %s', (_what, change, quantity, type, statusCode) => {
    const { baskets, openBasket } = createCheckout({ products: [buildProduct(change)] })
    const { basketId } = openBasket(caller)
    const error = catchError(() => baskets.changeBasket(caller, basketId, addItems([item(quantity)])))
    expect(error).toMatchObject({ type, statusCode })
    expect(baskets.getBasket(caller, basketId).lines).toEqual([])
  })

  it.each(['preorderable', 'backorderable'])('sells beyond the stock what is %s', flag => {
    const inventory = { ...buildInventory(0), [flag]: true }
    const { openBasket } = createCheckout({ products: [buildProduct({ inventory })] })
    expect(openBasket(caller, { tea: 3 }).lines).toMatchObject([{ quantity: 3, orderable: true }])
  })

  it('raises the line of a product that is already there, within its limits', () => {
    const { baskets, openBasket } = createCheckout({ products: [buildProduct({ basketLimit: 5 })] })
    const { basketId } = openBasket(caller, { tea: 2 })
    expect(baskets.changeBasket(caller, basketId, addItems([item(3)])).lines).toMatchObject([{ quantity: 5 }])
    const error = catchError(() => baskets.changeBasket(caller, basketId, addItems([item(1)])))
    expect(error.statusCode).toBe('BASKET_LIMIT_EXCEEDED')
  })

  it('adds nothing of a list with an unknown product', () => {
    const { baskets, openBasket } = createCheckout()
    const { basketId } = openBasket(caller)
    const error = catchError(() =>
      baskets.changeBasket(caller, basketId, addItems([item(1), item(1, '__proto__')]))
    )
    expect(error).toMatchObject({ type: 'product-not-found', members: { productId: '__proto__' } })
    expect(baskets.getBasket(caller, basketId).lines).toEqual([])
  })

  it('refuses a master, which cannot be sold', () => {
    const { baskets, openBasket } = createCheckout({ products: [buildProduct({ kind: 'master' })] })
    const { basketId } = openBasket(caller)
    expect(catchError(() => baskets.changeBasket(caller, basketId, addItems([item(1)]))).type).toBe(
      'product-not-found'
    )
  })
})

describe('mixing gift cards', () => {
  const products = [
    buildProduct(),
    buildProduct({ id: 'voucher', isGiftCard: true, isVirtualGiftCard: true, taxClass: 'exempt' }),
    buildProduct({ id: 'card', isGiftCard: true, taxClass: 'exempt' })
  ]
  it.each([
    ['a virtual gift card to tea', 'tea', 'voucher', 'CANNOT_ADD_VIRTUAL_GIFTCARD'],
    ['a virtual gift card to a physical one', 'card', 'voucher', 'CANNOT_ADD_VIRTUAL_GIFTCARD'],
    ['tea to a virtual gift card', 'voucher', 'tea', 'CANNOT_ADD_PHYSICAL_PRODUCT'],
    ['a physical gift card to a virtual one', 'voucher', 'card', 'CANNOT_ADD_PHYSICAL_PRODUCT']
  ])('refuses to add %s', (_what, first, second, statusCode) => {
    const { baskets, openBasket } = createCheckout({ products })
    const { basketId } = openBasket(caller, { [first]: 1 })
    const error = catchError(() => baskets.changeBasket(caller, basketId, addItems([item(1, second)])))
    expect(error).toMatchObject({ type: 'product-item-not-available', statusCode })
  })

  it('lets a physical gift card travel with tea', () => {
    const { openBasket } = createCheckout({ products })
    expect(openBasket(caller, { tea: 1, card: 1 }).lines).toHaveLength(2)
  })
})

describe('changing lines', () => {
  it('removes a line whose quantity becomes 0', () => {
    const { baskets, openBasket } = createCheckout()
    const { basketId, lines } = openBasket(caller, { tea: 2 })
    const mutation = updateItem(lines[0]?.itemId ?? '', { quantity: 0, custom: {} })
    expect(baskets.changeBasket(caller, basketId, mutation).lines).toEqual([])
  })

  describe('another variant', () => {
    const products = [
      buildProduct(),
      buildProduct({ id: 'cup' }),
      buildProduct({ id: 'big', unitPrice: 2500, inventory: buildInventory(3) })
    ]

    it('keeps id, place, quantity and attributes of its line, at its own price', () => {
      const { baskets, openBasket } = createCheckout({ products })
      const { basketId, lines } = openBasket(caller, { tea: 2, cup: 1 })
      const [line] = lines
      const mutation = updateItem(line!.itemId, { productId: 'big', custom: { c_productSet: 'set' } })
      const changed = baskets.changeBasket(caller, basketId, mutation)
      expect(changed.lines).toMatchObject([
        { itemId: line!.itemId, productId: 'big', quantity: 2, custom: { c_productSet: 'set' } },
        { productId: 'cup' }
      ])
      expect(changed.lines[0]?.discounted.gross).toBe(5000)
    })

    it('joins the line that has it already', () => {
      const { baskets, openBasket } = createCheckout({ products })
      const { basketId, lines } = openBasket(caller, { tea: 1, cup: 1, big: 2 })
      const mutation = updateItem(lines[0]!.itemId, { productId: 'big', custom: {} })
      expect(baskets.changeBasket(caller, basketId, mutation).lines).toMatchObject([
        { productId: 'cup', quantity: 1 },
        { itemId: lines[2]!.itemId, productId: 'big', quantity: 3 }
      ])
    })

    it('is refused beyond its stock, and the line stays as it was', () => {
      const { baskets, openBasket } = createCheckout({ products })
      const { basketId, lines } = openBasket(caller, { tea: 4 })
      const mutation = updateItem(lines[0]!.itemId, { productId: 'big', custom: {} })
      expect(catchError(() => baskets.changeBasket(caller, basketId, mutation)).statusCode).toBe(
        'NOT_ENOUGH_STOCK'
      )
      expect(baskets.getBasket(caller, basketId).lines).toMatchObject([{ productId: 'tea', quantity: 4 }])
    })
  })

  it('changes all of several lines, or no line', () => {
    const { baskets, openBasket } = createCheckout({
      products: [buildProduct(), buildProduct({ id: 'big' })]
    })
    const { basketId, lines } = openBasket(caller, { tea: 1, big: 1 })
    const changes = lines.map((line, index) => ({
      itemId: line.itemId,
      quantity: index === 0 ? 3 : -1,
      custom: {}
    }))
    expect(catchError(() => baskets.changeBasket(caller, basketId, updateItems(changes))).type).toBe(
      'invalid-quantity'
    )
    expect(baskets.getBasket(caller, basketId).lines.map(line => line.quantity)).toEqual([1, 1])
  })

  it('answers not found for a line that is not there', () => {
    const { baskets, openBasket } = createCheckout()
    const { basketId } = openBasket(caller)
    const error = catchError(() => baskets.changeBasket(caller, basketId, removeItem('toString')))
    expect(error.type).toBe('product-item-not-found')
  })
})
