import { buildDocument } from './build-document'
import { toCamelCase } from './key-case'

it('writes keys in snake case at every depth and names the types of documents', () => {
  const basket = {
    basketId: 'b1',
    productItems: [{ itemId: 'i1', priceAfterItemDiscount: 2 }],
    billingAddress: { address1: 'Lindenweg 3' },
    shippingTotal: undefined
  }
  expect(buildDocument('basket', basket)).toEqual({
    _type: 'basket',
    basket_id: 'b1',
    product_items: [{ _type: 'product_item', item_id: 'i1', price_after_item_discount: 2 }],
    billing_address: { _type: 'order_address', address1: 'Lindenweg 3' }
  })
})

it('leaves custom attributes, own members and ids of variation attributes as they are', () => {
  const product = {
    c_classCategoryID: 'tea',
    c_inventory: { stockLevel: 3 },
    _flash: [{ keepThis: true }],
    variationValues: { motivGiftcard: 'rose' }
  }
  expect(buildDocument(undefined, product)).toEqual({
    c_classCategoryID: 'tea',
    c_inventory: { stockLevel: 3 },
    _flash: [{ keepThis: true }],
    variation_values: { motivGiftcard: 'rose' }
  })
})

it('reads bodies in camel case, also addresses with a counted line', () => {
  const body = [
    { product_id: 'p1', c_from_set: { set_id: 1 }, _type: 'product_item' },
    { address_1: 'Lindenweg 3', address2: null }
  ]
  expect(toCamelCase(body)).toEqual([
    { productId: 'p1', c_from_set: { set_id: 1 }, _type: 'product_item' },
    { address1: 'Lindenweg 3', address2: null }
  ])
})
