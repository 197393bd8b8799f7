import type { Localized } from '../../texts/localized-text'
import type { SiteId } from '../../domain/sites/site'
import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { component, type PageDraft } from './build-pages'

interface Bestsellers {
  siteId: SiteId
  headline: Localized
  numbers: number[]
  categoryId: string
  linkText: Localized
}

/** Page of a search without products. */
function buildSearchPage({ siteId, numbers, categoryId, ...texts }: Bestsellers): PageDraft {
  return {
    id: 'search-without-results',
    title: t('Suche ohne Treffer', 'Search without results'),
    description: t('Was andere gern bestellen.', 'What others like to order.'),
    regions: {
      content: [
        component('productCarousel', {
          ...texts,
          productIds: numbers.map(number => buildProductId(siteId, number)),
          link: `/shop/${categoryId}`
        })
      ]
    }
  }
}

export const jasminSearch = buildSearchPage({
  siteId: 'jasmin',
  headline: t('Am häufigsten nachbestellt', 'Most often reordered'),
  numbers: [201, 101, 202, 1001, 602, 102, 404, 205],
  categoryId: 'tea',
  linkText: t('Alle Tees', 'All teas')
})

export const puroSearch = buildSearchPage({
  siteId: 'puro',
  headline: t('Am häufigsten bestellt', 'What people order most'),
  numbers: [101, 301, 501, 302, 201, 401, 602, 104],
  categoryId: 'capsules',
  linkText: t('Alle Kapseln', 'All capsules')
})
