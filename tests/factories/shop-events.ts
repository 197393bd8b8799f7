import type { NamedEvent, EventName } from '../../app/features/tracking/event-payloads'

const product = {
  id: '100000000000000201',
  name: 'Deichwind',
  category: 'Black tea',
  price: 4.9,
  quantity: 2
}
const row = { recommenderName: 'similar', recoUUID: 'an-answer' }

/** One of each event, with all that is said of it. */
export const EXAMPLE_EVENTS: { [Name in EventName]: NamedEvent<Name> } = {
  viewPage: { name: 'viewPage', path: '/service' },
  viewProduct: { name: 'viewProduct', product: { ...product, sku: '100000000000000202' } },
  viewCategory: { name: 'viewCategory', categoryId: 'tea', products: [product], total: 40 },
  clickCategory: { name: 'clickCategory', categoryId: 'tea', product },
  viewSearch: { name: 'viewSearch', phrase: 'sencha', products: [product], total: 40 },
  clickSearch: { name: 'clickSearch', phrase: 'sencha', product },
  viewReco: { name: 'viewReco', ...row, products: [product] },
  clickReco: { name: 'clickReco', ...row, product },
  addToCart: { name: 'addToCart', products: [product] },
  remove_from_cart: { name: 'remove_from_cart', product },
  add_to_wishlist: { name: 'add_to_wishlist', product: { id: product.id } },
  remove_from_wishlist: { name: 'remove_from_wishlist', product: { id: product.id } },
  beginCheckout: { name: 'beginCheckout', products: [product], amount: 9.8 },
  checkoutStep: { name: 'checkoutStep', stepName: 'Payment', stepNumber: 2, basketId: 'a-basket' },
  purchase: {
    name: 'purchase',
    orderNo: 'JAS00001001',
    products: [product],
    amount: 13.79,
    tax: 0.9,
    shipping: 3.99
  },
  login_succeeded: { name: 'login_succeeded' },
  login_failed: { name: 'login_failed' },
  'registration start': { name: 'registration start' },
  registration_succeeded: { name: 'registration_succeeded' },
  registration_failed: { name: 'registration_failed' },
  newsletter: { name: 'newsletter', source: 'form' },
  formsSubmit: { name: 'formsSubmit', form: 'contact' },
  'changed consents': {
    name: 'changed consents',
    consents: { required: true, functional: false, performance: true, marketing: true }
  }
}
