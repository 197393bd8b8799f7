import {
  ShopperAvailability,
  ShopperExperience,
  ShopperProducts,
  ShopperSEO,
  ShopperStores
} from 'commerce-sdk-isomorphic'
import { buildCategoryTree } from '../../sandbox/domain/catalogue/category-tree'
import { buildProductPath } from '../../sandbox/domain/catalogue/product-path'
import { createScheduledView, writeGermanDay } from '../../sandbox/domain/content/schedule'
import { seed } from '../../sandbox/seed/seed'
import { readRefusal } from './session-setup'
import { startShop, type SiteName, type TestShop } from './shop-setup'

const ofSite = (siteId: SiteName) => seed.products.filter(product => product.siteId === siteId)
const tea = ofSite('jasmin').find(({ kind }) => kind === 'simple')!
const tree = buildCategoryTree(
  seed.categories.filter(({ siteId }) => siteId === 'jasmin'),
  seed.sites[0]!
)
const teaPath = buildProductPath(tea, tree, 'de')

let shop: TestShop
const tokens = {} as Record<SiteName, string>

beforeAll(async () => {
  shop = await startShop()
  for (const siteId of ['jasmin', 'puro'] as const)
    tokens[siteId] = (await shop.loginPrivate(siteId)).access_token
})
afterAll(() => shop.stop())

describe('pages', () => {
  const experience = (siteId: SiteName = 'jasmin') =>
    shop.createClient(ShopperExperience, tokens[siteId], siteId)

  it('come in the page designer’s shape, in the language of the locale', async () => {
    const home = seed.pages.find(
      page => page.siteId === 'jasmin' && page.id === 'home' && page.language === 'en'
    )!
    const page = await experience().getPage({ parameters: { pageId: 'home', locale: 'en-DE' } })
    expect(page).toMatchObject({
      id: 'home',
      typeId: expect.any(String),
      name: home.title,
      data: { url: home.url },
      regions: createScheduledView()(home, writeGermanDay(Date.now())).content.regions.map(
        ({ id, components }) => ({
          id,
          components: components.map(component => ({ id: component.id, typeId: component.type_id }))
        })
      )
    })
    expect(JSON.stringify(page)).toContain('"disBaseLink":"http://sandbox.test/dw/image/')
  })

  it('are had by the ids that the vendor’s storefront asks for', async () => {
    const [home, homepage] = await Promise.all(
      ['home', 'homepage'].map(pageId => experience().getPage({ parameters: { pageId, locale: 'en-DE' } }))
    )
    expect(homepage).toEqual({ ...home, id: 'homepage' })
    const search = await experience().getPage({ parameters: { pageId: 'search', locale: 'en-DE' } })
    expect(search).toMatchObject({ id: 'search', name: 'Search', visible: true })
    expect(search.regions).toEqual(
      ['searchTopFullWidth', 'searchTopContent', 'searchBottom'].map(id => ({ id, components: [] }))
    )
  })

  it('are not those of the other site', async () => {
    const ids = async (siteId: SiteName) =>
      JSON.stringify(await experience(siteId).getPage({ parameters: { pageId: 'home' } }))
    expect(await ids('puro')).not.toBe(await ids('jasmin'))
  })

  it.each(['nothing', '__proto__', 'tee-ratgeber/'])('are refused when there is no "%s"', async pageId => {
    const refused = await readRefusal(experience().getPage({ parameters: { pageId } }))
    expect(refused).toMatchObject({ status: 404, body: { title: 'Page Not Found' } })
  })

  it('are assigned to a category and to what lies below it', async () => {
    const getPages = async (assignment: object) =>
      (await experience().getPages({ parameters: { aspectTypeId: 'plp', ...assignment } })).data
    expect(await getPages({ categoryId: 'tea' })).toEqual([
      expect.objectContaining({ id: 'category-tea', aspectTypeId: 'plp' })
    ])
    const [ofProduct] = await getPages({ productId: tea.id })
    expect(ofProduct?.id).toBe(`category-${tree.listPath(tea.primaryCategoryId)[0]?.id}`)
    expect(await getPages({ categoryId: 'nothing' })).toEqual([])
  })

  it('are refused without an assignment, and with aspects that are no JSON', async () => {
    const parameters = { aspectTypeId: 'plp' }
    expect((await readRefusal(experience().getPages({ parameters }))).status).toBe(400)
    const aspects = { ...parameters, categoryId: 'tea', aspectAttributes: '{' }
    expect((await readRefusal(experience().getPages({ parameters: aspects }))).status).toBe(400)
  })

  it('give away single components', async () => {
    const page = await experience().getPage({ parameters: { pageId: 'home' } })
    const component = page.regions?.[0]?.components?.[0]
    const parameters = { componentId: component!.id }
    expect(await experience().getComponent({ parameters })).toEqual(component)
    expect(
      (await readRefusal(experience('puro').getComponent({ parameters: { componentId: 'x' } }))).status
    ).toBe(404)
  })
})

describe('addresses', () => {
  const getMapping = (urlSegment: string, siteId: SiteName = 'jasmin') =>
    shop.createClient(ShopperSEO, tokens[siteId], siteId).getUrlMapping({ parameters: { urlSegment } })

  it.each([
    [teaPath, 'PRODUCT', tea.id],
    [`/jasmin/de-AT${teaPath}?quantity=2`, 'PRODUCT', tea.id],
    ['/shop/tea', 'CATEGORY', 'tea'],
    ['/jasmin/en/shop/tea', 'CATEGORY', 'tea'],
    [teaPath.split('/').slice(0, 3).join('/'), 'CATEGORY', tea.primaryCategoryId],
    ['/press', 'CONTENT_ASSET', 'press'],
    ['/de', 'CONTENT_ASSET', 'home']
  ])('%s leads to a %s', async (urlSegment, resourceType, resourceId) => {
    expect(await getMapping(urlSegment)).toMatchObject({ resourceType, resourceId })
  })

  it.each([teaPath.replace(tea.id, '999999999999999999'), '/shop/nothing', '/nothing/at/all'])(
    '%s leads nowhere',
    async urlSegment => {
      expect((await readRefusal(getMapping(urlSegment))).status).toBe(404)
    }
  )

  it('of one site mean nothing at the other', async () => {
    expect((await readRefusal(getMapping(teaPath, 'puro'))).status).toBe(404)
  })
})

describe('stores', () => {
  const stores = (siteId: SiteName = 'jasmin') => shop.createClient(ShopperStores, tokens[siteId], siteId)
  const own = seed.stores!.find(({ siteIds }) => !siteIds.includes('puro'))!

  it('are found around a place and by postal code, nearest first, in pages', async () => {
    const { latitude, longitude, countryCode, postalCode } = own
    const found = await stores().searchStores({ parameters: { latitude, longitude, maxDistance: 100 } })
    expect(found.data?.[0]).toMatchObject({ id: own.id, name: own.name, distance: 0, distanceUnit: 'km' })
    expect(found.limit).toBe(25)
    const byCode = await stores().searchStores({ parameters: { countryCode, postalCode } })
    expect(byCode.data?.map(({ id }) => id)).toContain(own.id)
    const second = await stores().searchStores({
      parameters: { latitude, longitude, maxDistance: 2_000, limit: 1, offset: 1 }
    })
    expect(second.data).toHaveLength(1)
    expect(second.data?.[0]?.id).not.toBe(own.id)
  })

  it('are read by id, but not the other site’s', async () => {
    const parameters = { ids: `${own.id},unknown` }
    expect((await stores().getStores({ parameters })).data?.map(({ id }) => id)).toEqual([own.id])
    expect((await stores('puro').getStores({ parameters })).total).toBe(0)
  })

  it.each([
    {},
    { latitude: 50 },
    { latitude: 91, longitude: 7 },
    { countryCode: 'DE' },
    { latitude: 50, longitude: 7, distanceUnit: 'parsec' },
    { latitude: 50, longitude: 7, limit: 0 }
  ])('are refused to a search by %j', async parameters => {
    expect(
      (await readRefusal(stores().searchStores({ parameters: parameters as Record<string, never> }))).status
    ).toBe(400)
  })
})

it('returns the availability of products, with variants and without those of the other site', async () => {
  const availability = shop.createClient(ShopperAvailability, tokens.jasmin)
  const master = ofSite('jasmin').find(({ kind }) => kind === 'master')!
  const productIds = [tea.id, master.id, ofSite('puro')[0]!.id]
  const plain = await availability.getAvailability({ parameters: { productIds } })
  const products = shop.createClient(ShopperProducts, tokens.jasmin)
  const { inventory } = await products.getProduct({ parameters: { id: tea.id } })
  expect(plain.data.map(({ id }) => id)).toEqual([tea.id, master.id])
  expect(plain.data[0]?.inventories).toEqual([inventory])
  const expanded = await availability.getAvailability({ parameters: { productIds, expand: ['variations'] } })
  expect(expanded.total).toBeGreaterThan(2)
})

it.each([
  '/experience/shopper-experience/v1/organizations/f_ecom_sbox_001/pages/home',
  '/site/shopper-seo/v1/organizations/f_ecom_sbox_001/url-mapping',
  '/store/shopper-stores/v1/organizations/f_ecom_sbox_001/stores'
])('%s refuses callers without a token and those of the other site', async path => {
  expect((await shop.send('GET', `${path}?siteId=jasmin`)).status).toBe(401)
  expect((await shop.send('GET', `${path}?siteId=puro`, { token: tokens.jasmin })).status).toBe(403)
})
