import { categoryTilesQuery } from '../../app/features/catalogue/api/category-tiles-query'
import { productSearchQuery } from '../../app/features/catalogue/api/product-search-query'
import { parseListParameters } from '../../app/features/catalogue/model/list-parameters'
import type { ContentComponent } from '../../sandbox/domain/content/content-page'
import { listPlaced } from '../../sandbox/domain/content/edit-regions'
import { createScheduledView } from '../../sandbox/domain/content/schedule'
import type { SiteId } from '../../sandbox/domain/sites/site'
import { pages } from '../../sandbox/seed/pages/pages'
import { findDuplicates } from '../../sandbox/testing/find-in-seed'
import { serveSandbox } from '../factories/sandbox-platform'

const SITES: SiteId[] = ['jasmin', 'puro']
/** One of each season, and the days on which they change. */
const DAYS = [
  '2026-11-28',
  '2026-11-30',
  '2026-12-01',
  '2026-12-24',
  '2026-12-25',
  '2027-02-28',
  '2027-03-01',
  '2027-05-31',
  '2027-06-01',
  '2027-09-01',
  '2027-10-31'
]

/** Tea has a spring, a summer and an autumn, coffee one stage for all three. */
const STAGES: Record<SiteId, number> = { jasmin: 6, puro: 4 }

const view = createScheduledView()

/** The components of a home page on a day, those in grids too. */
function listComponents(siteId: SiteId, day: string): ContentComponent[] {
  const home = pages.find(page => page.siteId === siteId && page.id === 'home' && page.language === 'de')
  return listPlaced(view(home!, day).content.regions).map(({ component }) => component)
}

const ofType = (components: ContentComponent[], type: string) =>
  components.filter(({ type_id: id }) => id === type)

const { openPlatform } = serveSandbox()

describe.each(SITES)('the home page of %s', siteId => {
  const open = () => openPlatform({ siteId, settings: { siteId } })

  it('opens with one stage on each day, and another one in each season', () => {
    const stages = DAYS.map(day => {
      const home = pages.find(page => page.siteId === siteId && page.id === 'home')
      const top = view(home!, day).content.regions.find(({ id }) => id === 'topRegion')
      expect(top?.components.map(({ type_id: id }) => id)).toEqual(['stage'])
      return top?.components[0]?.id
    })
    expect(stages[0]).toBe(stages[1])
    expect(new Set(stages).size).toBe(STAGES[siteId])
  })

  it.each(DAYS)('shows no product in two rows on %s', async day => {
    const components = listComponents(siteId, day)
    const rows = await Promise.all(
      ofType(components, 'productCarousel').map(async ({ data }) => {
        const { productIds, categoryId, limit } = data as {
          productIds?: string[]
          categoryId?: string
          limit?: number
        }
        if (productIds) return productIds
        const tiles = await categoryTilesQuery(open(), categoryId ?? '', limit ?? 10).queryFn({})
        return tiles.map(({ id }) => id)
      })
    )
    const tiles = ofType(components, 'productTile').map(({ data }) => String(data.productId))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.length).toBeLessThan(3)
    for (const row of rows) expect(row.length).toBeGreaterThan(3)
    expect(findDuplicates([...rows.flat(), ...tiles])).toEqual([])
  })

  it('has a finder whose answers find products, in any combination', async () => {
    const [finder] = ofType(listComponents(siteId, '2026-11-28'), 'finder')
    const { categoryId, questions } = finder?.data as {
      categoryId: string
      questions: { attributeId: string; answers: { values: string }[] }[]
    }
    expect(questions).toHaveLength(3)
    const combinations = questions.reduce<URLSearchParams[]>(
      (begun, { attributeId, answers }) =>
        begun.flatMap(query =>
          answers.map(({ values }) => new URLSearchParams([...query, ['refine', `${attributeId}=${values}`]]))
        ),
      [new URLSearchParams()]
    )
    const platform = open()
    const empty = []
    for (const query of combinations) {
      const list = await productSearchQuery(platform, {
        parameters: parseListParameters(query),
        categoryId
      }).queryFn({})
      if (list.total === 0) empty.push(String(query))
    }
    expect(empty).toEqual([])
  })

  it('has moods that each lead to a list with products', async () => {
    const [sampler] = ofType(listComponents(siteId, '2026-11-28'), 'sampler')
    const { moods } = sampler?.data as { moods: { link: string }[] }
    expect(moods.length).toBeGreaterThan(2)
    const empty = []
    for (const { link } of moods) {
      const { pathname, searchParams } = new URL(link, 'https://shop.example')
      const { total } = await productSearchQuery(open(), {
        parameters: parseListParameters(searchParams),
        categoryId: pathname.replace('/shop/', '')
      }).queryFn({})
      if (total === 0) empty.push(link)
    }
    expect(empty).toEqual([])
  })
})
