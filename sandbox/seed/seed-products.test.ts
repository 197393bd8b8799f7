import { priceBands } from '../domain/search/facet-definitions'
import type { Localized } from '../texts/localized-text'
import type { SeedProduct } from './pictures/product-picture'
import { seed } from './seed'
import { findDuplicates, findValues } from '../testing/find-in-seed'

const { categories, products, sites } = seed
const isPartOf = (siteId: string) => (entry: { siteId: string }) => entry.siteId === siteId
const currenciesOf = (siteId: string) =>
  new Set(
    sites
      .filter(site => site.id === siteId)
      .flatMap(site => site.locales.map(locale => locale.preferredCurrency))
  )
const productIds = new Set(products.map(product => product.id))
const isPriced = (product: SeedProduct) => product.kind === 'simple' || product.kind === 'variant'
const shelfProducts = products.filter(product => product.kind !== 'variant')

describe('the products of the seed', () => {
  it('carry unique ids of 18 digits that begin with the number of their site', () => {
    expect(findDuplicates(products.map(product => product.id))).toEqual([])
    const prefixes: Record<string, string> = { jasmin: '1000', puro: '2000' }
    const odd = products.filter(
      ({ id, siteId }) => !/^\d{18}$/.test(id) || !id.startsWith(prefixes[siteId] ?? 'none')
    )
    expect(odd.map(product => product.id)).toEqual([])
  })

  it('fill both shops with at least 120 products besides their variants', () => {
    expect(shelfProducts.length).toBeGreaterThanOrEqual(120)
    expect(shelfProducts.filter(isPartOf('jasmin')).length).toBeGreaterThanOrEqual(80)
    expect(shelfProducts.filter(isPartOf('puro')).length).toBeGreaterThanOrEqual(50)
  })

  it('have a price in every currency of their site unless they are masters or sets', () => {
    const wrong = products.filter(product => {
      const priced = Object.keys(product.listPrice ?? {}).sort()
      const expected = isPriced(product) ? [...currenciesOf(product.siteId)].sort() : []
      return JSON.stringify(priced) !== JSON.stringify(expected)
    })
    expect(wrong.map(product => product.id)).toEqual([])
  })

  it('are cheaper on sale than before and name the lowest price of the last month', () => {
    const reduced = products.filter(product => product.salePrice)
    const wrong = reduced.filter(
      ({ salePrice = {}, lastMonthPrice = {}, listPrice = {}, categoryIds }) =>
        Object.entries(salePrice).some(([currency, price]) => {
          const before = lastMonthPrice[currency] ?? 0
          return price >= before || before > (listPrice[currency] ?? 0)
        }) || !categoryIds.includes('all-sale')
    )
    expect(wrong.map(product => product.id)).toEqual([])
    expect(reduced.length).toBeGreaterThanOrEqual(12)
  })

  it('are in existing categories of their own site, below the category that classifies them', () => {
    const wrong = products.filter(({ siteId, categoryIds, primaryCategoryId, classCategoryId }) => {
      const known = new Map(categories.filter(isPartOf(siteId)).map(category => [category.id, category]))
      return (
        !categoryIds.every(id => known.has(id)) ||
        !categoryIds.includes(primaryCategoryId) ||
        known.get(primaryCategoryId)?.parentId !== classCategoryId ||
        known.get(classCategoryId)?.parentId !== 'root'
      )
    })
    expect(wrong.map(product => product.id)).toEqual([])
  })

  it('hang together: every variant has a master of its site and every axis value is taken', () => {
    const byId = new Map(products.map(product => [product.id, product]))
    for (const variant of products.filter(product => product.kind === 'variant')) {
      const master = byId.get(variant.masterId ?? '')
      expect(master).toMatchObject({ kind: 'master', siteId: variant.siteId })
      for (const axis of master?.variationAttributes ?? []) {
        expect(axis.values.map(({ value }) => value)).toContain(variant.variationValues?.[axis.id])
      }
    }
    for (const master of products.filter(product => product.kind === 'master')) {
      const variants = products.filter(product => product.masterId === master.id)
      const combinations = master.variationAttributes?.reduce((count, axis) => count * axis.values.length, 1)
      expect(variants).toHaveLength(combinations ?? 0)
      const swatches = master.variationAttributes?.flatMap(axis =>
        axis.values.flatMap(value => value.pictureId ?? [])
      )
      expect(swatches?.every(id => productIds.has(id))).toBe(true)
    }
  })

  it('make up sets of two or more parts that can be bought alone', () => {
    const sets = products.filter(product => product.kind === 'set')
    expect(sets.length).toBeGreaterThanOrEqual(8)
    const buyable = new Set(products.filter(isPriced).map(product => product.id))
    for (const set of sets) {
      expect(set.setItems?.length).toBeGreaterThanOrEqual(2)
      expect(set.setItems?.every(item => buyable.has(item.productId) && item.quantity > 0)).toBe(true)
    }
  })

  it.each<[string, (product: SeedProduct) => boolean, number]>([
    ['sold out', ({ inventory }) => inventory?.ats === 0 && !inventory.orderable, 1],
    [
      'for pre-order after the start of 2027',
      ({ inventory }) => Boolean(inventory?.preorderable && (inventory.inStockDate ?? '') > '2027'),
      1
    ],
    ['down to their last three', ({ inventory }) => inventory?.stockLevel === 3, 4],
    ['limited to two per basket', ({ basketLimit }) => basketLimit === 2, 1],
    [
      'sold in pairs',
      ({ stepQuantity, minOrderQuantity }) => stepQuantity === 2 && minOrderQuantity === 2,
      1
    ],
    ['loose teas with sizes', ({ kind, facts }) => kind === 'master' && facts.form === 'loose', 12],
    ['virtual gift cards', ({ isVirtualGiftCard }) => isVirtualGiftCard, 24],
    [
      'gift cards by post',
      ({ kind, isGiftCard, isVirtualGiftCard }) => kind === 'variant' && isGiftCard && !isVirtualGiftCard,
      24
    ]
  ])('include some that are %s', (_, matches, least) => {
    expect(products.filter(matches).length).toBeGreaterThanOrEqual(least)
  })

  it('say how to brew them when they are tea in a bag, a pouch or a tin', () => {
    const teas = products.filter(isPartOf('jasmin')).filter(({ facts }) => facts.teaType)
    const silent = teas.filter(
      ({ facts }) =>
        !facts.brewing?.temperature || !facts.brewing.minutes || !facts.ingredients || !facts.origin
    )
    expect(silent.map(product => product.id)).toEqual([])
  })

  it('differ from each other in name, promise and story', () => {
    const key = (text: Localized, siteId: string) => `${siteId} ${text.de}`
    expect(findDuplicates(shelfProducts.map(product => key(product.name, product.siteId)))).toEqual([])
    expect(findDuplicates(shelfProducts.map(product => key(product.shortDescription, '')))).toEqual([])
    expect(findDuplicates(shelfProducts.map(product => key(product.longDescription, '')))).toEqual([])
  })

  it('show the number of pieces that their name states', () => {
    const wrong = shelfProducts.filter(({ name, picture: { form, pieces = 1 } }) => {
      const stated = Number(/, (\d+) Stück$/.exec(name.de)?.[1] ?? pieces)
      // A carton of a hundred shows some of them.
      return form !== 'paper-filters' && stated !== pieces
    })
    expect(wrong.map(product => product.name.de)).toEqual([])
  })

  it('differ at a glance: products of one form share a motif only in clearly different colours', () => {
    const channels = (colour: string) => [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16))
    const measure = (a: string, b: string) =>
      Math.hypot(...channels(a).map((channel, index) => channel - (channels(b)[index] ?? 0)))
    const sharing = shelfProducts.flatMap((product, index) =>
      shelfProducts.slice(index + 1).flatMap(other => {
        const [one, two] = [product.picture, other.picture]
        return one.form === two.form && one.motif === two.motif
          ? [
              {
                names: [product.name.de, other.name.de],
                motif: one.motif,
                colours: [one.colors.main, two.colors.main]
              }
            ]
          : []
      })
    )
    expect(sharing.length).toBeGreaterThan(0)
    expect(sharing.filter(({ colours: [a = '', b = ''] }) => measure(a, b) < 40)).toEqual([])
  })

  it('print the plant that their ingredients name', () => {
    const plants: [ingredient: RegExp, motifs: string[]][] = [
      [/^Kamillen/, ['camomile']],
      [/^Zitronenverbene/, ['verbena']],
      [/^Salbei/, ['sage']],
      [/^Ingwer/, ['ginger']],
      [/^Fenchel/, ['fennel']],
      [/^Brennnessel/, ['nettle']],
      [/^Pfefferminzblätter/, ['mint']],
      [/^Hibiskusblüten \(/, ['hibiscus']],
      [/^Birnen/, ['pear']],
      [/^(Schwarzer|Grüner|Weißer) Tee.*Lavendel/, ['lavender']],
      [/^(Schwarzer|Grüner|Weißer) Tee.*Sauerkirsch/, ['cherry']],
      [/^(Schwarzer|Grüner|Weißer) Tee.*Pfirsich/, ['peach']],
      [/^(Schwarzer|Grüner|Weißer) Tee.*Jasmin/, ['jasmine']],
      [/^(Schwarzer|Grüner|Weißer) Tee.*Kirschblüten/, ['cherry-blossom']],
      [/^Grüner Tee.*Reis/, ['rice']],
      [/Erdbeeren/, ['strawberry']],
      [/Vanille \(/, ['vanilla']]
    ]
    const wrong = shelfProducts.flatMap(({ name, facts: { ingredients }, picture: { motif } }) =>
      plants
        .filter(([ingredient, motifs]) => ingredient.test(ingredients?.de ?? '') && !motifs.includes(motif))
        .map(([, motifs]) => `${name.de}: ${motif} instead of ${motifs.join(' or ')}`)
    )
    expect(wrong).toEqual([])
  })

  it('look different from every other product of the same form', () => {
    const looks = shelfProducts.map(
      ({ picture: { form, motif, colors } }) => `${form} ${motif} ${colors.main} ${colors.accent}`
    )
    expect(findDuplicates(looks)).toEqual([])
    const colors = findValues(
      products.map(product => product.picture),
      ['main', 'accent', 'ground']
    )
    expect(colors.filter(color => !/^#[0-9A-Fa-f]{6}$/.test(String(color)))).toEqual([])
  })
})

it('price bands hold every product', () => {
  const prices = seed.products.flatMap(({ listPrice }) => Object.values(listPrice ?? {}))
  const homeless = prices.filter(price => !priceBands.some(({ from, to }) => from <= price && price < to))
  expect(homeless).toEqual([])
})

it('coffee that was decaffeinated is not called free of caffeine, and nothing else is called decaf', () => {
  const decafs = seed.products.filter(({ facts }) => /entkoffeiniert/i.test(facts?.ingredients?.de ?? ''))
  expect(decafs.map(({ facts }) => facts?.caffeine)).toEqual(expect.arrayContaining(['decaf', 'low']))
  expect(decafs.filter(({ facts }) => facts?.caffeine === 'none')).toEqual([])
  const called = seed.products.filter(({ facts }) => facts?.caffeine === 'decaf')
  const says = (product: (typeof called)[number]) => /entkoffeiniert/i.test(JSON.stringify(product))
  expect(called.filter(product => !says(product))).toEqual([])
})
