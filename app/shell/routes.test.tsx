import { matchPath } from '../entry/kit-adapter/router'
import { buildAppConfig } from '../../tests/factories/app-config'
import { measureCpu } from '../../tests/setup/measure-cpu'
import { expandRoutes } from '../visit/site/expand-routes'
import { ADDRESSES, type AddressName } from '../visit/addresses/address-table'
import { listRoutes } from './routes'

jest.mock('../entry/kit-adapter/get-config', () => ({ getConfig: () => ({ app: mockConfig }) }))
const mockConfig = buildAppConfig()

const expand = (path: string) =>
  expandRoutes([{ path: [path], component: undefined }], mockConfig)[0]?.path[0]
const nameOf = (path: string) =>
  (Object.keys(ADDRESSES) as AddressName[]).find(name => expand(ADDRESSES[name].pattern) === path)

function match(pathname: string) {
  for (const route of listRoutes()) {
    const found = matchPath<Record<string, string>>(pathname, { path: route.path, exact: route.exact })
    if (found) return { name: nameOf(found.path), params: found.params }
  }
  return undefined
}

/** Both product routes show the same page, which depends on the number alone. */
const pageOf = (name: AddressName | undefined) => (name === 'productInCategory' ? 'product' : name)

const ID = '100000000000000101'

const table: [string, AddressName][] = [
  ['/', 'home'],
  ['/login', 'login'],
  ['/registration', 'registration'],
  ['/reset-password/abc.def-1', 'resetPassword'],
  ['/account', 'account'],
  ['/account', 'account'],
  ['/account/data', 'accountData'],
  ['/account/addresses', 'addresses'],
  ['/account/data-sharing', 'dataSharing'],
  ['/account/wishlist', 'wishlist'],
  ['/account/machines', 'machines'],
  ['/account/standing-orders', 'standingOrders'],
  ['/account/payments', 'payments'],
  ['/find-order', 'findOrder'],
  ['/account/orders', 'orders'],
  ['/account/orders/00001', 'order'],
  ['/checkout', 'checkout'],
  ['/checkout/confirmation', 'checkoutConfirmation'],
  ['/cart', 'cart'],
  ['/search', 'search'],
  ['/shop', 'shop'],
  ['/shop/green-tea', 'category'],
  ['/shop/gr%C3%BCner-tee', 'category'],
  [`/shop/sencha-${ID}`, 'category'],
  [`/tee/gruener-tee/sencha-morgennebel-${ID}`, 'productInCategory'],
  [`/tee/gr%C3%BCner-tee/sencha-${ID}`, 'productInCategory'],
  [`/tee/grüner-tee/öl-${ID}`, 'productInCategory'],
  [`/tee/%E8%8C%B6/sencha-${ID}`, 'productInCategory'],
  [`/tee/茶/sencha-${ID}`, 'productInCategory'],
  [`/gruener-tee/sencha-${ID}`, 'product'],
  [`/gr%C3%BCner-tee/%C3%B6l-${ID}`, 'product'],
  [`/grüner-tee/öl-${ID}`, 'product'],
  ['/stores/de-hamburg', 'store'],
  ['/stores/a%20b', 'store'],
  ['/stores', 'content'],
  ['/stores/a/b', 'content'],
  ['/pos-start', 'posStart'],
  ['/page-not-found', 'notFound'],
  ['/maintenance', 'maintenance'],
  ['/demo', 'demo'],
  // The generic fallback.
  ['/service', 'content'],
  ['/about-your-order', 'content'],
  ['/gruener-tee/sencha-10000000000000010', 'content'],
  [`/gruener-tee/sencha-${ID}1`, 'content'],
  [`/a/b/c/sencha-${ID}`, 'content'],
  ['/gruener-tee/sencha', 'content'],
  ['/shop/green-tea/more', 'content'],
  ['/cart/more', 'content'],
  ['/..;/', 'content']
]

it.each(table)('shows %s with the route "%s", with every site and locale before it', (path, name) => {
  const rest = path === '/' ? '' : path
  expect(match(path)?.name).toBe(name)
  for (const prefix of ['/jasmin', '/de', '/jasmin/de', '/puro/de-AT', '/jasmin/en-gb']) {
    expect([prefix, pageOf(match(`${prefix}${rest}`)?.name)]).toEqual([prefix, pageOf(name)])
  }
})

it('keeps the login callback free of prefixes', () => {
  expect(match('/callback')?.name).toBe('callback')
  expect(match('/jasmin/de/callback')?.name).toBe('content')
})

it('extracts the parameters of an address', () => {
  expect(match(`/jasmin/de/tee/gruener-tee/sencha-${ID}`)?.params).toMatchObject({
    site: 'jasmin',
    locale: 'de',
    classCategory: 'tee',
    primaryCategory: 'gruener-tee',
    product: `sencha-${ID}`
  })
  expect(match('/shop/green-tea')?.params).toMatchObject({ categoryId: 'green-tea' })
  expect(match('/reset-password/abc')?.params).toMatchObject({ token: 'abc' })
})

it('names every route of the table in the router', () => {
  const routed = new Set(listRoutes().flatMap(route => route.path.map(nameOf)))
  expect(Object.keys(ADDRESSES).filter(name => !routed.has(name as AddressName))).toEqual([])
})

it('matches a hostile address of 4 kB at once', () => {
  const cost = measureCpu(() => {
    for (const part of ['%', '-', 'a-', '%C3', '/a', 'ü-']) {
      match(`/${part.repeat(4096 / part.length)}x`)
      match(`/${part.repeat(4096 / part.length)}-${ID}x`)
    }
  })
  expect(cost).toBeLessThan(500)
})
