import type { ContentPage } from '../../domain/content/content-page'
import { buildPages } from './build-pages'
import { jasminCart, puroCart } from './cart-page'
import { buildDemoPage } from './demo-page'
import { jasminBrewingGuide } from './jasmin-brewing-guide'
import { jasminHome } from './jasmin-home'
import { jasminPages } from './jasmin-pages'
import { jasminRecipePages } from './jasmin-recipes'
import { jasminStory } from './jasmin-story'
import { buildLegalPages } from './legal-pages'
import { buildNewsletterPages, jasminNewsletter, puroNewsletter } from './newsletter-pages'
import { packstationsPage } from './packstations-page'
import { puroHome } from './puro-home'
import { puroKranich } from './puro-kranich'
import { puroPages } from './puro-pages'
import { puroRecipePages } from './puro-recipes'
import { puroRoastery } from './puro-roastery'
import { jasminSearch, puroSearch } from './search-pages'
import { buildOrderPage } from './service-pages'
import { jasminShop, puroShop } from './shop-facts'
import { jasminStores, puroStores } from './stores-page'

const jasminDemo = buildDemoPage({
  siteId: 'jasmin',
  categoryId: 'green-tea',
  productNumber: 101,
  video: 'jasmin-story-video',
  pictures: ['jasmin-stage-morning', 'jasmin-pattern', 'jasmin-story-table'],
  setNumber: 4001,
  couponCode: 'GRUENETAGE15'
})

const puroDemo = buildDemoPage({
  siteId: 'puro',
  categoryId: 'espresso',
  productNumber: 101,
  video: 'puro-stage-beans',
  pictures: ['puro-stage-capsules', 'puro-stage-beans', 'puro-story-crema'],
  setNumber: 4001,
  couponCode: 'ESPRESSO15'
})

/** Content pages of both sites in the languages of each. */
export const pages: ContentPage[] = [
  ...buildPages('jasmin', [
    jasminHome,
    ...jasminPages,
    ...jasminRecipePages,
    jasminStory,
    jasminBrewingGuide,
    ...buildLegalPages(jasminShop),
    buildOrderPage(jasminShop),
    ...buildNewsletterPages(jasminNewsletter),
    jasminStores,
    packstationsPage,
    jasminCart,
    jasminSearch,
    jasminDemo
  ]),
  ...buildPages('puro', [
    puroHome,
    ...puroPages,
    ...puroRecipePages,
    puroKranich,
    puroRoastery,
    ...buildLegalPages(puroShop),
    buildOrderPage(puroShop),
    ...buildNewsletterPages(puroNewsletter),
    puroStores,
    packstationsPage,
    puroCart,
    puroSearch,
    puroDemo
  ])
]
