import { EXAMPLE_EVENTS } from '../../../tests/factories/shop-events'
import { buildLayerEntry } from './build-layer-entry'

const item = {
  item_id: '100000000000000201',
  item_name: 'Deichwind',
  item_category: 'Black tea',
  price: 4.9,
  quantity: 2
}

it('describes a product with currency, value and its variant', () =>
  expect(buildLayerEntry(EXAMPLE_EVENTS.viewProduct, 'EUR')).toEqual({
    event: 'view_item',
    ecommerce: { currency: 'EUR', value: 9.8, items: [{ ...item, item_variant: '100000000000000202' }] }
  }))

it('adds up the added items, to the cent', () => {
  const products = [
    { id: 'a', price: 0.1, quantity: 3 },
    { id: 'b', price: 0.2 }
  ]
  expect(buildLayerEntry({ name: 'addToCart', products }, 'CHF').ecommerce).toEqual({
    currency: 'CHF',
    value: 0.5,
    items: [
      { item_id: 'a', price: 0.1, quantity: 3 },
      { item_id: 'b', price: 0.2, quantity: 1 }
    ]
  })
})

it('gives a list its name and each product its place', () =>
  expect(buildLayerEntry(EXAMPLE_EVENTS.viewReco, 'EUR')).toEqual({
    event: 'view_item_list',
    ecommerce: { currency: 'EUR', item_list_id: 'similar', items: [{ ...item, index: 0 }] }
  }))

it('has the total of a purchase', () =>
  expect(buildLayerEntry(EXAMPLE_EVENTS.purchase, 'EUR')).toEqual({
    event: 'purchase',
    ecommerce: {
      currency: 'EUR',
      value: 13.79,
      tax: 0.9,
      shipping: 3.99,
      transaction_id: 'JAS00001001',
      items: [item]
    }
  }))

it('says no value of a product without a price', () =>
  expect(buildLayerEntry(EXAMPLE_EVENTS.add_to_wishlist, 'EUR').ecommerce).toEqual({
    currency: 'EUR',
    items: [{ item_id: '100000000000000201', quantity: 1 }]
  }))
