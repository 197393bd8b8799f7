import { seed } from '../../seed/seed'
import { listShops } from './editor-address'

it('begins with the language of a site, before those of its countries', () => {
  const shops = listShops(seed.pages)
  expect(shops[0]).toBe('jasmin/de')
  expect(shops.indexOf('jasmin/en-GB')).toBeGreaterThan(shops.indexOf('jasmin/en'))
})
