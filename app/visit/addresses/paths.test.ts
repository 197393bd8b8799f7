import { decodePart, decodePath } from './decode-path'
import { buildProductPath, findProductId, paths, slugify } from './paths'

const ID = '100000000000000101'

it.each([
  [`/tee/gruener-tee/sencha-morgennebel-${ID}`, ID],
  [`/gruener-tee/sencha-${ID}`, ID],
  [`/sencha-${ID}`, ID],
  [`/-${ID}`, ID],
  [`/tee/grüner-tee/öl-${ID}`, ID],
  [`/shop/sencha-${ID}`, ID],
  [`/sencha-${ID}0`, undefined],
  ['/sencha-10000000000000010', undefined],
  [`/sencha${ID}`, undefined],
  [`/a/b/c/sencha-${ID}`, undefined],
  [`/sencha-${ID}/`, undefined],
  [`/sencha-${ID}?x`, undefined],
  [`/tee/../sencha-${ID}`, undefined],
  [`/sencha-${ID}\n`, undefined],
  [`/a.b/sencha-${ID}`, undefined],
  ['/', undefined],
  ['', undefined]
])('finds in %j the product number %s', (path, expected) => {
  expect(findProductId(path)).toBe(expected)
})

it.each([
  ['Grüner Tee', 'gruener-tee'],
  ['Weiß & Öl', 'weiss-oel'],
  ['Crème brûlée 2.0', 'creme-brulee-2-0'],
  ['ÄÖÜ', 'aeoeue'],
  ['--a--', 'a'],
  ['茶', ''],
  ['', '']
])('writes %j as %j in an address', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

it.each([
  [
    { id: ID, name: 'Sencha Morgennebel', classCategory: 'Tee', primaryCategory: 'Grüner Tee' },
    `/tee/gruener-tee/sencha-morgennebel-${ID}`
  ],
  [{ id: ID, name: 'Sencha', classCategory: 'Tee' }, `/p/sencha-${ID}`],
  [{ id: ID, name: 'Sencha', classCategory: '茶', primaryCategory: '緑茶' }, `/p/sencha-${ID}`],
  [{ id: ID, name: '茶' }, `/p/p-${ID}`]
])('gives a product an address that names it (%#)', (product, expected) => {
  expect(buildProductPath(product)).toBe(expected)
  expect(findProductId(expected)).toBe(ID)
})

it.each([
  ['green-tea', '/shop/green-tea'],
  ['a/b?c', '/shop/a%2Fb%3Fc'],
  ['\uD800', '/shop/%EF%BF%BD']
])('keeps the category %j in one part of its address', (id, expected) => {
  expect(paths.category(id)).toBe(expected)
})

it('keeps a search phrase in the query', () => {
  expect(paths.search('grün & #1')).toBe('/search?q=gr%C3%BCn+%26+%231')
})

it.each([
  ['/gr%C3%BCn', '/grün', '/grün'],
  ['/a%2Fb', '/a%2Fb', '/a/b'],
  ['/100%', '/100%', '/100%'],
  ['/%E0%A4%A', '/%E0%A4%A', '/%E0%A4%A']
])('decodes %s without ever failing', (text, path, part) => {
  expect([decodePath(text), decodePart(text)]).toEqual([path, part])
})
