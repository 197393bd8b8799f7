import { ShopperProducts } from 'commerce-sdk-isomorphic'
import sharp from 'sharp'
import { getDrawingVersion } from '../../sandbox/domain/images/drawing-version'
import { startShop, type TestShop } from './shop-setup'

const TEA = '100000000000000101'
let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const LIBRARY = '/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-jasmin-catalog'

const picture = (file: string, accept = '*/*') =>
  fetch(`${shop.origin}${LIBRARY}/default/${getDrawingVersion()}/images/${TEA}/${file}`, {
    headers: { accept }
  })
const read = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata()

it.each([
  ['1.webp?sfrm=jpg', 'image/webp', 'webp'],
  ['1.webp?sfrm=jpeg', 'image/webp', 'webp'],
  ['1.png?sfrm=jpg', 'image/png', 'png'],
  ['1.avif?sfrm=jpg', 'image/avif', 'heif'],
  ['1.jpeg?sfrm=jpg', 'image/jpeg', 'jpeg'],
  ['1.jpg?sfrm=jpg', 'image/jpeg', 'jpeg']
])('sends %s in the format of the address', async (file, type, format) => {
  const response = await picture(`${file}&sw=64&q=60`, 'image/webp,*/*')
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    file.startsWith('1.jpg') ? 'image/webp' : type
  ])
  expect(await read(response)).toMatchObject({
    format: file.startsWith('1.jpg') ? 'webp' : format,
    width: 64
  })
  expect(response.headers.get('cache-control')).toContain('immutable')
})

it.each(['', '/dw00000000'])(
  'keeps a picture whose address has no version of now for a minute only: "%s"',
  async version => {
    const response = await fetch(`${shop.origin}${LIBRARY}/default${version}/images/${TEA}/1.jpg?sw=64`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
  }
)

it.each([
  '1.webp',
  '1.png?sfrm=png',
  '1.jpg?sfrm=png',
  '1.webp?sfrm=',
  '4.webp?sfrm=jpg',
  '1.bmp?sfrm=jpg',
  '1.svg?sfrm=jpg'
])('has no original for %s', async file => {
  const response = await picture(file)
  expect([response.status, await response.text()]).toEqual([404, 'There is no such picture.'])
})

it.each([
  ['sw=200&sh=100', { width: 200, height: 100 }],
  ['sw=200&sh=100&sm=cut', { width: 200, height: 100 }],
  ['sw=200&sh=100&sm=fit', { width: 100, height: 100 }],
  ['sh=90', { width: 90, height: 90 }],
  ['cx=100&cy=100&cw=300&ch=150', { width: 300, height: 150 }],
  ['cx=100&cy=100&cw=300&ch=150&sw=100', { width: 100, height: 50 }],
  ['cx=1100&cy=0&cw=300&ch=150', { width: 1200, height: 1200 }],
  ['cx=100&cy=100', { width: 1200, height: 1200 }]
])('crops and scales by %s', async (query, size) => {
  expect(await read(await picture(`1.jpg?${query}`))).toMatchObject(size)
})

it('sends two sizes of the same picture under two tags', async () => {
  const tags = await Promise.all(
    ['sw=200&sh=100', 'sw=200&sh=100&sm=fit', 'cx=0&cy=0&cw=200&ch=100'].map(async query =>
      (await picture(`1.jpg?${query}`)).headers.get('etag')
    )
  )
  expect(new Set(tags).size).toBe(3)
})

describe('a gift card says its occasion in the language of the page', () => {
  const CARD = '100000000000005001'
  const ask = async (locale: string) => {
    const { access_token } = await shop.loginGuest('jasmin')
    const products = shop.createClient(ShopperProducts, access_token)
    const { imageGroups = [], variationAttributes = [] } = await products.getProduct({
      parameters: { id: CARD, locale, allImages: true }
    })
    const motif = imageGroups.find(({ variationAttributes: values = [] }) =>
      values.some(({ id, values: [chosen] = [] }) => id === 'motivGiftcard' && chosen?.value === 'thanks')
    )?.images[0]
    const names = variationAttributes
      .find(({ id }) => id === 'motivGiftcard')
      ?.values?.map(({ name }) => name)
    const link = motif?.disBaseLink?.replace('http://sandbox.test', shop.origin) ?? ''
    return { alt: motif?.alt, names, link, bytes: await (await fetch(`${link}?sw=300`)).text() }
  }

  it('in picture, alternative text and choice', async () => {
    const shown = await Promise.all(['de-DE', 'en-DE', 'fr-FR', 'it-IT'].map(ask))
    expect(shown.map(({ alt }) => alt)).toEqual([
      expect.stringMatching(/, Danke$/),
      expect.stringMatching(/, Thank you$/),
      expect.stringMatching(/, Merci$/),
      expect.stringMatching(/, Grazie$/)
    ])
    expect(shown.map(({ names }) => names?.[0])).toEqual([
      'Geburtstag',
      'Birthday',
      'Anniversaire',
      'Compleanno'
    ])
    expect(shown.map(({ link }) => /jasmin-catalog\/(\w+)\/dw\w+\/images/.exec(link)?.[1])).toEqual([
      'default',
      'en',
      'fr',
      'it'
    ])
    expect(new Set(shown.map(({ bytes }) => bytes)).size).toBe(4)
  })

  it('and has no picture in a language that the platform does not speak', async () => {
    const { link } = await ask('de-DE')
    expect((await fetch(link.replace('/default/', '/tlh/'))).status).toBe(404)
  })

  it('while a pack of tea is the same everywhere', async () => {
    const link = (folder: string) =>
      fetch(
        `${shop.origin}/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-jasmin-catalog/${folder}/images/${TEA}/1.jpg?sw=64`
      ).then(answer => answer.headers.get('etag'))
    expect(await link('en')).toBe(await link('default'))
  })
})
