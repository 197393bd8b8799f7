import { matchPath } from '../../entry/kit-adapter/router'
import { ADDRESSES } from './address-table'
import { findProductAddress } from './find-product-address'

const ID = '100000000000000101'
const built = `/p/sencha-${ID}`

it.each([
  [`/tee/gruener-tee/sencha-${ID}`, `/tee/gruener-tee/sencha-${ID}`],
  [`/tee/sencha-${ID}`, `/tee/sencha-${ID}`],
  // Addresses of a content page, of a category, of another product, and of nothing.
  [`/sencha-${ID}`, built],
  [`/shop/sencha-${ID}`, built],
  ['/tee/sencha-100000000000000999', built],
  ['https://elsewhere.example/sencha', built],
  [undefined, built]
])('of the slug %j it answers an address that leads to a product: %s', (slugUrl, expected) => {
  const address = findProductAddress(ID, 'Sencha', { slugUrl })
  expect(address).toBe(expected)
  expect(
    matchPath(address, {
      path: [ADDRESSES.productInCategory.pattern, ADDRESSES.product.pattern],
      exact: true
    })
  ).not.toBeNull()
})
