import path from 'node:path'
import type { Seed } from './seed-contents'
import { accounts } from './accounts'
import { sampleLives } from './sample-lives'
import { categories } from './categories/categories'
import { consentSubscriptions } from './consent-subscriptions'
import { countries } from './countries'
import { couponPromotions, coupons } from './coupons/coupons'
import { giftCertificates } from './gift-certificates'
import { pages } from './pages/pages'
import { products } from './products/products'
import { promotions } from './promotions'
import { sampleOrders } from './sample-orders'
import { scenes } from './scenes'
import { sites } from './sites'
import { listStoreStock } from './store-stock'
import { stores } from './stores'

/** A scene of five seconds, in which the camera comes closer and goes back. */
const videos = Object.fromEntries(
  ['jasmin-story-video', 'puro-stage-beans'].map(name => [
    name,
    path.resolve(`sandbox/seed/videos/${name}.webm`)
  ])
)

/** Everything the sandbox starts with. */
export const seed: Seed = {
  sites,
  categories,
  products,
  pictures: scenes,
  videos,
  pages,
  promotions: [...promotions, ...couponPromotions],
  coupons,
  giftCertificates,
  countries,
  accounts,
  sampleLives,
  stores,
  storeStock: listStoreStock(stores, products),
  consentSubscriptions,
  sampleOrders
}
