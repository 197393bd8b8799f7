import { TILE_PARTS, TILE_PICTURE } from '../../app/features/catalogue/api/tile-parts'
import { mapProductToTile } from '../../app/features/catalogue/model/map-tile'
import { getDrawingVersion } from '../../sandbox/domain/images/drawing-version'
import { seed } from '../../sandbox/seed/seed'
import { PUBLIC_ORIGIN, readRefusal, serveCatalogue } from './products-setup'

const guests = serveCatalogue()

const jasminProducts = seed.products.filter(product => product.siteId === 'jasmin' && product.online)
const findSeed = (isWanted: (product: (typeof seed.products)[number]) => boolean | undefined) => {
  const found = jasminProducts.find(isWanted)
  if (!found) throw new Error('the seed has no such product')
  return found
}

describe('a product', () => {
  it.each([
    ['de-DE', { color: 'Anthrazit', materials: ['Edelstahl', 'Kunststoff (ABS)'] }],
    ['en-DE', { color: 'Anthracite', materials: ['Stainless steel', 'ABS plastic'] }]
  ])('tells its technical details in the words of %s, materials as a list', async (locale, specs) => {
    const { id } = findSeed(product => product.facts.specs?.capacity === '900 ml')
    const product = await guests.jasmin.products.getProduct({ parameters: { id, locale } })
    expect(product.c_specs).toMatchObject(specs)
  })

  it.each(['jasmin', 'puro'] as const)('of %s is complete, whichever it is', async siteId => {
    const { products } = guests[siteId]
    const ids = seed.products
      .filter(product => product.siteId === siteId && product.online)
      .map(({ id }) => id)
    for (let start = 0; start < ids.length; start += 24) {
      const part = ids.slice(start, start + 24)
      const { data, total, limit } = await products.getProducts({ parameters: { ids: part } })
      expect([total, limit]).toEqual([part.length, part.length])
      for (const product of data) {
        expect(product).toMatchObject({
          name: expect.any(String),
          price: expect.any(Number),
          currency: 'EUR',
          inventory: { orderable: expect.any(Boolean), stockLevel: expect.any(Number) },
          minOrderQuantity: expect.any(Number),
          stepQuantity: expect.any(Number),
          primaryCategoryId: expect.any(String),
          slugUrl: expect.stringMatching(/^(\/[a-z0-9-]+){2}\/[a-z0-9-]+-\d{18}$/),
          c_purchasable: true
        })
        expect(product.c_inventory).toEqual(product.inventory)
      }
    }
  })

  it.each(['jasmin', 'puro'] as const)('of %s shows the same tile without its other parts', async siteId => {
    const { products } = guests[siteId]
    const tileParts = { expand: TILE_PARTS, imgTypes: TILE_PICTURE }
    const isShown = (product: (typeof seed.products)[number]) => product.siteId === siteId && product.online
    const ids = seed.products.filter(isShown).map(({ id }) => id)
    for (let start = 0; start < ids.length; start += 24) {
      const part = ids.slice(start, start + 24)
      const full = await products.getProducts({ parameters: { ids: part } })
      const lean = await products.getProducts({ parameters: { ids: part, ...tileParts } })
      expect(lean.data.map(mapProductToTile)).toEqual(full.data.map(mapProductToTile))
      expect(JSON.stringify(lean).length).toBeLessThan(JSON.stringify(full).length * 0.8)
    }
  })

  it('speaks the language of the locale and costs its currency', async () => {
    const { id, name } = findSeed(product => product.kind === 'simple' && product.name.de !== product.name.en)
    const { products } = guests.jasmin
    const german = await products.getProduct({ parameters: { id, locale: 'de-AT' } })
    const british = await products.getProduct({ parameters: { id, locale: 'en-GB' } })
    expect([german.name, german.currency]).toEqual([name.de, 'EUR'])
    expect([british.name, british.currency]).toEqual([name.en, 'GBP'])
    expect((await products.getProduct({ parameters: { id, locale: 'default' } })).name).toBe(name.de)
  })

  it('shows pictures under the public origin', async () => {
    const { id } = findSeed(product => product.kind === 'simple')
    const { imageGroups = [] } = await guests.jasmin.products.getProduct({ parameters: { id } })
    expect(imageGroups.map(group => group.viewType)).toEqual(['large', 'medium', 'small', 'swatch'])
    expect(imageGroups[0]?.images[1]?.disBaseLink).toBe(
      `${PUBLIC_ORIGIN}/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-jasmin-catalog/default/${getDrawingVersion()}/images/${id}/2.jpg`
    )
  })

  it('shows of its pictures the types and numbers that are asked for', async () => {
    const { id } = findSeed(product => product.kind === 'simple')
    const { products } = guests.jasmin
    const read = async (imgTypes: string) => {
      const wanted = { parameters: { id, imgTypes } }
      const answers = [
        await products.getProduct(wanted),
        (await products.getProducts({ parameters: { ids: [id], imgTypes } })).data[0],
        await products.getProductImages({ parameters: { productId: id, imgTypes } })
      ]
      return answers.map(answer =>
        answer?.imageGroups?.map(({ viewType, images }) => [viewType, images.length])
      )
    }
    const two = [
      ['large', 2],
      ['swatch', 1]
    ]
    expect(await read('large:2,swatch')).toEqual([two, two, two])
    expect(await read('huge')).toEqual([[], [], []])
    expect(await readRefusal(products.getProduct({ parameters: { id, imgTypes: ':2' } }))).toBe(
      '400 bad-request'
    )
  })

  it('shows of a gift card’s pictures those of a chosen motif', async () => {
    const { id, variationAttributes } = findSeed(product => product.kind === 'master' && product.isGiftCard)
    const motif =
      variationAttributes?.find(attribute => attribute.id === 'motivGiftcard')?.values[0]?.value ?? ''
    const answer = await guests.jasmin.products.getProductImages({
      parameters: {
        productId: id,
        allImages: true,
        imgTypes: 'large:1',
        variationAttribute: [`motivGiftcard=${motif}`]
      }
    })
    expect(answer.imageGroups?.map(group => group.variationAttributes)).toEqual([
      undefined,
      [{ id: 'motivGiftcard', values: [{ value: motif }] }]
    ])
  })

  it('as a master lists its variants from the lowest price to the highest, and the variants name their master', async () => {
    const master = findSeed(product => product.kind === 'master' && !product.isGiftCard)
    const { products } = guests.jasmin
    const answer = await products.getProduct({ parameters: { id: master.id } })
    const prices = (answer.variants ?? []).map(variant => variant.price ?? NaN)
    expect(answer.type).toEqual({ master: true })
    expect(answer.price).toBe(Math.min(...prices))
    const variant = await products.getProduct({ parameters: { id: answer.variants?.[0]?.productId ?? '' } })
    expect(variant).toMatchObject({
      type: { variant: true },
      master: { masterId: master.id, price: answer.price },
      variationValues: answer.variants?.[0]?.variationValues
    })
    expect(variant.variationAttributes).toEqual(answer.variationAttributes)
  })

  it('as a set costs the sum of its parts and brings them along', async () => {
    const set = findSeed(product => product.kind === 'set')
    const answer = await guests.jasmin.products.getProduct({ parameters: { id: set.id } })
    const items: { price: number; quantity: number }[] = answer.c_setItemQuantities
    expect(answer.setProducts?.map(({ id }) => id)).toEqual(set.setItems?.map(({ productId }) => productId))
    expect(answer.price).toBeCloseTo(
      items.reduce((sum, item) => sum + item.price * item.quantity, 0),
      2
    )
    expect(answer.c_minSetPrice).toBe(answer.price)
    const [part] = set.setItems ?? []
    const single = await guests.jasmin.products.getProduct({ parameters: { id: part?.productId ?? '' } })
    expect(single).not.toHaveProperty('c_minSetPrice')
  })

  it('as a gift card has a picture for each motif', async () => {
    const card = findSeed(product => product.kind === 'master' && product.isGiftCard)
    const answer = await guests.jasmin.products.getProduct({ parameters: { id: card.id, allImages: true } })
    const motifs = answer.variationAttributes?.find(({ id }) => id === 'motivGiftcard')?.values ?? []
    expect(motifs.length).toBeGreaterThan(1)
    for (const motif of motifs) {
      expect(motif.image?.link).toContain(PUBLIC_ORIGIN)
      expect(motif.images).toMatchObject({ small: {}, medium: {}, large: {} })
      expect(answer.imageGroups).toContainEqual(
        expect.objectContaining({
          viewType: 'large',
          variationAttributes: [{ id: 'motivGiftcard', values: [{ value: motif.value }] }]
        })
      )
    }
    expect(answer).toMatchObject({ c_isGiftcard: true, c_classCategoryID: 'giftcard' })
  })

  it('has a reduced price and its callout under a promotion', async () => {
    const tea = findSeed(product => product.kind === 'simple' && product.primaryCategoryId === 'herbal-tea')
    const answer = await guests.jasmin.products.getProduct({ parameters: { id: tea.id } })
    expect(answer.c_priceDiscounted).toBe(true)
    expect(answer.price).toBeLessThan(answer.c_listPrice)
    expect(answer.productPromotions).toContainEqual(
      expect.objectContaining({ promotionId: 'jasmin-herbal-weeks', promotionalPrice: answer.price })
    )
  })

  it('leaves out what was not asked for', async () => {
    const { id } = findSeed(product => product.kind === 'master')
    const answer = await guests.jasmin.products.getProduct({ parameters: { id, expand: ['prices'] } })
    expect(answer.price).toEqual(expect.any(Number))
    for (const part of ['inventory', 'imageGroups', 'variants', 'productPromotions']) {
      expect(answer).not.toHaveProperty(part)
    }
  })

  it('answers its pictures, prices and promotions alone', async () => {
    const { id } = findSeed(product => product.kind === 'simple')
    const { products } = guests.jasmin
    const whole = await products.getProduct({ parameters: { id } })
    expect((await products.getProductImages({ parameters: { productId: id } })).imageGroups).toEqual(
      whole.imageGroups
    )
    expect((await products.getProductPrices({ parameters: { productId: id } })).price).toBe(whole.price)
    expect(
      (await products.getProductPromotions({ parameters: { productId: id } })).productPromotions
    ).toEqual(whole.productPromotions)
  })
})

describe('products are refused', () => {
  const getProduct = (id: string) => guests.jasmin.products.getProduct({ parameters: { id } })

  it.each(['999999999999999999', '__proto__', 'constructor', '%', "'", '💥', 'x'.repeat(2_000)])(
    'for the unknown id %j',
    async id => {
      expect(await readRefusal(getProduct(id))).toBe('404 product-not-found')
    }
  )

  it('when they belong to the other site', async () => {
    const other = seed.products.find(product => product.siteId === 'puro')?.id ?? ''
    expect(await readRefusal(getProduct(other))).toBe('404 product-not-found')
  })

  it.each([
    { query: 'ids=', status: 400 },
    { query: '', status: 400 },
    { query: 'ids=%2C%2C', status: 400 },
    { query: `ids=${Array.from({ length: 25 }, (_, index) => index).join('%2C')}`, status: 400 },
    { query: 'ids=unknown', status: 200 }
  ])('by list with $query: $status', async ({ query, status }) => {
    const path = `/product/shopper-products/v1/{org}/products?siteId=jasmin&${query}`
    expect((await guests.jasmin.get(path)).status).toBe(status)
  })

  it('in a locale that the site does not speak', async () => {
    const { id } = findSeed(() => true)
    const call = guests.jasmin.products.getProduct({ parameters: { id, locale: 'es-MX' } })
    expect(await readRefusal(call)).toBe('400 unsupported-locale')
  })
})

describe('a category', () => {
  it.each([0, 1, 2] as const)('tree of the root goes %s levels deep', async levels => {
    const root = await guests.jasmin.products.getCategory({ parameters: { id: 'root', levels } })
    const measure = (category: typeof root): number =>
      Math.max(0, ...(category.categories ?? []).map(child => 1 + measure(child)))
    expect(measure(root)).toBe(levels)
  })

  it('knows its place, its slug and its picture', async () => {
    const category = await guests.jasmin.products.getCategory({
      parameters: { id: 'green-tea', locale: 'en-DE' }
    })
    expect(category).toMatchObject({
      name: 'Green tea',
      parentCategoryId: 'tea',
      parentCategoryTree: [{ id: 'tea', name: 'Tea' }, { id: 'green-tea' }],
      c_slug: 'green-tea',
      c_showInMenu: true
    })
  })

  it('list answers those that exist', async () => {
    const { data, total } = await guests.jasmin.products.getCategories({
      parameters: { ids: ['tea', 'nothing'] }
    })
    expect([total, data.map(({ id }) => id)]).toEqual([1, ['tea']])
  })

  it('is refused when unknown, or for a depth that there is not', async () => {
    const { products, get } = guests.jasmin
    expect(await readRefusal(products.getCategory({ parameters: { id: '__proto__' } }))).toBe(
      '404 category-not-found'
    )
    const path = '/product/shopper-products/v1/{org}/categories/root?siteId=jasmin&levels='
    expect((await get(`${path}3`)).status).toBe(400)
    expect((await get(`${path}all`)).status).toBe(400)
  })
})
