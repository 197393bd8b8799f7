import { spellPath } from './spell-path'

it.each([
  ['/LOGIN', '/login'],
  ['/Checkout/Confirmation', '/checkout/confirmation'],
  ['/SHOP', '/shop'],
  ['/Shop/Green-Tea', '/shop/Green-Tea'],
  ['/Reset-Password/AbC', '/reset-password/AbC'],
  ['/Account/Orders/J0001', '/account/orders/J0001'],
  ['/Service', '/service'],
  ['/About-Your-Order', '/about-your-order'],
  ['/login', '/login'],
  ['/Ratgeber', '/Ratgeber'],
  ['/', '/']
])('spells the fixed segments of %s as the address table does: %s', (path, expected) => {
  expect(spellPath(path)).toBe(expected)
})
