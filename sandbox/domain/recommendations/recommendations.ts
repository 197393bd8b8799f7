import type { Product } from '../catalogue/product'
import type { Language } from '../../texts/localized-text'
import type { SiteId } from '../sites/site'
import { createActivityStore } from '../../storage/sqlite/activities'
import type { Database } from '../../storage/sqlite/database'
import type { Catalogue, CatalogueView } from '../catalogue/catalogue'
import type { SiteCatalogue } from '../catalogue/site-catalogue'
import { computeLikeness, listBeside, listShown, rankByScore } from './rank-products'
import type { Strategy } from './recommenders'

const MAX_RECOMMENDATIONS = 24
/** Lifts the categories that a shopper looked at above everything that merely sells well. */
const LIFT = 100_000

interface RecommendationRequest {
  siteId: SiteId
  language: Language
  strategy: Strategy
  /** Whom it is for; only their own activities count as theirs. */
  cookieId: string
  /** Products it starts from: the one looked at, those in the basket. */
  anchorIds: string[]
  categoryIds: string[]
}

interface Recommendation {
  language: Language
  catalogue: SiteCatalogue
  products: Product[]
}

/**
 * Picks products from likeness, sales and activities (requirement 4.5); without products that cannot be
 * bought now.
 */
export function createRecommendations({ db, catalogue }: { db: Database; catalogue: Catalogue }) {
  const store = createActivityStore(db)

  function listViewed({ siteId, cookieId }: RecommendationRequest, view: CatalogueView): Product[] {
    const views = store.listOfCookie(siteId, cookieId, 'viewProduct')
    return listShown(
      view.catalogue,
      views.flatMap(activity => activity.productIds)
    )
  }

  /** How often other products were met together with the anchors, by the product that lists show. */
  function countTogether(
    { siteId, anchorIds }: RecommendationRequest,
    view: CatalogueView,
    listPairs: typeof store.listPairs
  ) {
    const times = new Map<Product, number>()
    for (const pair of anchorIds.flatMap(id => listPairs(siteId, id))) {
      const [shown] = listShown(view.catalogue, [pair.otherId])
      if (shown) times.set(shown, (times.get(shown) ?? 0) + pair.times)
    }
    return times
  }

  function rank(request: RecommendationRequest, view: CatalogueView, anchors: Product[]): Product[] {
    const { listed, categories } = view.catalogue
    const points = store.getPoints(request.siteId)
    const getSales = (product: Product) => product.popularity + (points.get(product.id) ?? 0)
    switch (request.strategy) {
      case 'similar':
        return rankByScore(listed, product =>
          anchors.reduce((sum, anchor) => sum + computeLikeness(anchor, product), 0)
        )
      case 'also-viewed': {
        const times = countTogether(request, view, store.listViewedPairs)
        return rankByScore(
          listed,
          product =>
            (times.get(product) ?? 0) * LIFT +
            anchors.reduce((sum, anchor) => sum + computeLikeness(anchor, product), 0)
        )
      }
      case 'complete-the-set': {
        const beside = new Set(listShown(view.catalogue, listBeside(view.catalogue, request.anchorIds)))
        const classes = new Set(anchors.map(anchor => anchor.classCategoryId))
        // Without something to start from there is nothing to complete.
        if (anchors.length === 0) return []
        return rankByScore(listed, product => {
          const isOther =
            product.kind !== 'set' && !product.isGiftCard && !classes.has(product.classCategoryId)
          return (beside.has(product) ? LIFT : 0) + (isOther ? getSales(product) : 0)
        })
      }
      case 'bought-together': {
        const times = countTogether(request, view, store.listPairs)
        const anchored = new Set(anchors.map(anchor => anchor.primaryCategoryId))
        const scoreOtherCategory = (product: Product) =>
          anchored.has(product.primaryCategoryId) ? 0 : getSales(product)
        return rankByScore(listed, product => (times.get(product) ?? 0) * LIFT + scoreOtherCategory(product))
      }
      case 'viewed-recently':
        return listViewed(request, view)
      case 'top-sellers': {
        const isWanted = (product: Product) =>
          request.categoryIds.length === 0 ||
          view.catalogue
            .listCategoryIds(product)
            .some(id => request.categoryIds.some(wanted => categories.isWithin(id, wanted)))
        return rankByScore(listed.filter(isWanted), getSales)
      }
      default: {
        const seen = new Set(listViewed(request, view).map(product => product.primaryCategoryId))
        return rankByScore(
          listed,
          product => getSales(product) + (seen.has(product.primaryCategoryId) ? LIFT : 0)
        )
      }
    }
  }

  return {
    /** Returns the picked products, the best first, without the anchors themselves. */
    recommend(request: RecommendationRequest): Recommendation {
      const { siteId, language } = request
      // Prices are not part of the result, so any currency will do.
      const view = catalogue.open({ siteId, language, currency: 'EUR' })
      const anchors = listShown(view.catalogue, request.anchorIds)
      const products = rank(request, view, anchors)
        .filter(product => product.online && product.searchable && !anchors.includes(product))
        .filter(product => view.findInventory(product).orderable)
      return { language, catalogue: view.catalogue, products: products.slice(0, MAX_RECOMMENDATIONS) }
    }
  }
}

export type Recommendations = ReturnType<typeof createRecommendations>
