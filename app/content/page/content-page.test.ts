import { findRegion, isPageOfAddress, mergeWithGlobal, type ContentPage } from './content-page'

const ID = '100000000000000101'

const buildPage = (id: string, regions: Record<string, string[]>): ContentPage => ({
  id,
  found: true,
  url: `/${id}`,
  pageFetchedById: false,
  meta: { title: id, description: '', keywords: '' },
  regions: Object.entries(regions).map(([regionId, components]) => ({
    id: regionId,
    components: components.map(name => ({ id: name, typeId: 'richText', data: {}, regions: [] }))
  }))
})

const listComponents = (page: ContentPage, regionId: string) =>
  findRegion(page, regionId)?.components.map(component => component.id)

describe('the global page', () => {
  const global = buildPage('global', { header: ['global-header'], banner: ['global-banner'], footer: [] })

  it('adds its regions to a page, whose own regions win unless they are empty', () => {
    const merged = mergeWithGlobal(
      'home',
      buildPage('home', { content: ['own'], banner: ['own-banner'], header: [] }),
      global
    )
    expect([merged.id, merged.found]).toEqual(['home', true])
    expect(['content', 'banner', 'header'].map(id => listComponents(merged, id))).toEqual([
      ['own'],
      ['own-banner'],
      ['global-header']
    ])
    expect(new Set(merged.regions.map(region => region.id)).size).toBe(merged.regions.length)
  })

  it('replaces a missing page, under the requested id and marked not found', () => {
    const merged = mergeWithGlobal('tea-party', null, global)
    expect([merged.id, merged.found]).toEqual(['tea-party', false])
    expect(listComponents(merged, 'banner')).toEqual(['global-banner'])
  })

  it('may be missing itself', () => {
    expect(mergeWithGlobal('home', buildPage('home', { content: ['own'] }), null).regions).toHaveLength(1)
    expect(mergeWithGlobal('home', null, null)).toMatchObject({ id: 'home', found: false, regions: [] })
  })

  it('changes neither page', () => {
    const page = buildPage('home', { content: ['own'] })
    const before = JSON.stringify([page, global])
    mergeWithGlobal('home', page, global)
    expect(JSON.stringify([page, global])).toBe(before)
  })
})

it.each([
  ['service', '/service', true, true],
  ['home', '/home', true, true],
  ['global', '/global', true, false],
  ['category-tea', '/category-tea', true, false],
  ['category-tea', '/shop/tea/anything', true, false],
  [`product-${ID}`, `/product-${ID}`, true, false],
  ['product-care', '/product-care', true, true],
  // A page of the editors' own that has such a slug.
  ['p-17', '/category-guide', false, true]
])('knows whether the page %s is what %s shows', (id, path, pageFetchedById, expected) => {
  expect(isPageOfAddress({ ...buildPage(id, {}), pageFetchedById }, path)).toBe(expected)
})
