import sharp from 'sharp'
import type { ContentPage } from '../../sandbox/domain/content/content-page'
import type { SeedProduct } from '../../sandbox/seed/pictures/product-picture'
import type { Language } from '../../sandbox/texts/localized-text'
import { getDrawingVersion } from '../../sandbox/domain/images/drawing-version'
import { startSandbox, type TestSandbox } from './session-setup'

const text = (word: string) => ({ de: word, en: word })
const TEA = '100000000000000001'

const buildPage = (language: Language, id = 'guide', url = '/tee-ratgeber'): ContentPage => ({
  id,
  siteId: 'jasmin',
  language,
  url,
  title: `${id} ${language}`,
  description: '',
  keywords: '',
  content: {
    regions: [
      {
        id: 'content',
        components: [{ id: '1', type_id: 'image', data: { images: [{ image: { pictureId: TEA } }] } }]
      }
    ]
  }
})

const tea: SeedProduct = {
  id: TEA,
  siteId: 'jasmin',
  kind: 'simple',
  brand: 'jasmin',
  name: text('Tee'),
  shortDescription: text(''),
  longDescription: text(''),
  keywords: { de: [], en: [] },
  primaryCategoryId: 'tea',
  categoryIds: [],
  classCategoryId: 'tea',
  taxClass: 'reduced',
  minOrderQuantity: 1,
  stepQuantity: 1,
  basketLimit: 0,
  isGiftCard: false,
  isVirtualGiftCard: false,
  online: true,
  searchable: false,
  popularity: 0,
  facts: {},
  picture: {
    form: 'tea-box',
    motif: 'leaf',
    colors: { main: '#335533', accent: '#ffffff', ground: '#eeeeee' }
  }
}

let sandbox: TestSandbox

beforeAll(async () => {
  const pages = [
    buildPage('de'),
    buildPage('en'),
    buildPage('de', 'house', '/haus'),
    buildPage('de-AT', 'house', '/haus')
  ]
  sandbox = await startSandbox({ seed: { pages, products: [tea] } })
})
afterAll(() => sandbox.stop())

async function getJson(address: string) {
  const response = await fetch(sandbox.origin + address)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

it.each([
  ['/s/jasmin/de-DE/api/content/get?pageIdOrSlug=guide', 'guide de', true],
  ['/s/jasmin/en/api/content/get?pageIdOrSlug=tee-ratgeber', 'guide en', false],
  ['/s/jasmin/api/content/get?pageIdOrSlug=%2Ftee-ratgeber&lang=en_GB', 'guide en', false],
  ['/s/jasmin/default/api/content/get?pageIdOrSlug=guide', 'guide de', true],
  ['/s/jasmin/de-AT/api/content/get?pageIdOrSlug=guide', 'guide de', true],
  ['/s/jasmin/en-GB/api/content/get?pageIdOrSlug=guide', 'guide en', true],
  ['/s/jasmin/de_AT/api/content/get?pageIdOrSlug=house', 'house de-AT', true],
  ['/s/jasmin/de/api/content/get?pageIdOrSlug=house', 'house de', true]
])('%s finds the page "%s"', async (address, title, pageFetchedById) => {
  const { status, body } = await getJson(address)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    id: title.split(' ')[0],
    title,
    pageFetchedById,
    canonicals: [{}, {}]
  })
})

it.each([
  ['/s/jasmin/de/api/content/get?pageIdOrSlug=__proto__', 404],
  ['/s/puro/de/api/content/get?pageIdOrSlug=guide', 404],
  ['/s/nowhere/de/api/content/get?pageIdOrSlug=guide', 404],
  ['/s/jasmin/de/api/content/get', 400]
])('%s answers %i with an error', async (address, status) => {
  expect(await getJson(address)).toMatchObject({ status, body: { error: true, message: expect.any(String) } })
})

it('gives pictures in page data their addresses, at any depth', async () => {
  const { body } = await getJson('/s/jasmin/de/api/content/get?pageIdOrSlug=guide')
  expect(JSON.stringify(body)).toContain(
    `"disBaseLink":"http://sandbox.test/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-jasmin-catalog/default/${getDrawingVersion()}/images/${TEA}/1.jpg"`
  )
})

it('lists where a site delivers, in the words of the locale', async () => {
  const { body } = await getJson('/on/demandware.store/Sites-jasmin-Site/en_DE/Site-Countries')
  expect(body.countries).toContainEqual({
    countryCode: 'AT',
    countryName: 'Austria',
    locales: [
      { locale: 'en-AT', name: 'English (Austria)' },
      { locale: 'de-AT', name: 'German (Austria)' }
    ],
    config: expect.objectContaining({
      forms: { address: { postalCode: { regexp: '^\\d{4}$' } } },
      payment: expect.arrayContaining(['UNZER_CARDS']),
      delivery: expect.arrayContaining([expect.objectContaining({ currency: 'EUR' })])
    })
  })
  const withStates = (
    body.countries as { countryCode: string; config: { forms: { address: object } } }[]
  ).filter(({ config }) => 'state' in config.forms.address)
  expect(withStates).toMatchObject([
    {
      countryCode: 'IT',
      config: {
        forms: {
          address: {
            state: {
              required: true,
              options: expect.arrayContaining([{ code: 'RM', name: 'Roma' }]) as unknown
            }
          }
        }
      }
    }
  ])
  const french = await getJson('/on/demandware.store/Sites-jasmin-Site/fr_FR/Site-Countries')
  expect(french.body.countries).toContainEqual(
    expect.objectContaining({ countryCode: 'DE', countryName: 'Allemagne' })
  )
  expect((await getJson('/on/demandware.store/Sites-puro-Site/fr_FR/Site-Countries')).status).toBe(404)
})

const picture = (query: string, id = TEA, view = '1') =>
  `${sandbox.origin}/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-jasmin-catalog/default/${getDrawingVersion()}/images/${id}/${view}.jpg?${query}`

it.each([
  ['sw=300', 'image/webp,*/*', 'webp', 300],
  ['sw=77', '*/*', 'jpeg', 77],
  ['sw=99999&q=1', 'image/webp', 'webp', 2400],
  ['sw=-5&q=x', '*/*', 'jpeg', 1200]
])('renders %s for a browser that accepts %s as %s, %i wide', async (query, accept, format, width) => {
  const response = await fetch(picture(query), { headers: { accept } })
  expect(response.headers.get('content-type')).toBe(`image/${format}`)
  expect(response.headers.get('vary')).toBe('Accept')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ format, width })
})

it('does not send a picture again that the browser has', async () => {
  const etag = (await fetch(picture('sw=50'))).headers.get('etag') ?? ''
  expect(
    (await fetch(picture('sw=50'), { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } }))
      .status
  ).toBe(304)
})

it.each([
  ['__proto__', '1'],
  [TEA, '4'],
  [TEA, 'x'],
  ['..%2F..%2Fsecret', '1']
])('has no picture %s/%s', async (id, view) => {
  const response = await fetch(picture('sw=50', id, view))
  expect([response.status, await response.text()]).toEqual([404, 'There is no such picture.'])
})
