/** How a recommender picks products. */
export type Strategy =
  | 'similar'
  | 'also-viewed'
  | 'complete-the-set'
  | 'bought-together'
  | 'viewed-recently'
  | 'top-sellers'
  | 'for-you'

export interface Recommender {
  name: string
  description: string
  /** Its starting point, by the service's name. */
  recommendationType:
    'Product To Product' | 'Recently Viewed' | 'Products In All Categories' | 'Products In A Category'
  strategy: Strategy
}

/** The recommenders of every site. */
export const recommenders: Recommender[] = [
  {
    name: 'similar',
    description: 'Products that resemble the one that is looked at',
    recommendationType: 'Product To Product',
    strategy: 'similar'
  },
  {
    name: 'also-viewed',
    description: 'What those looked at who looked at this product, then what resembles it',
    recommendationType: 'Product To Product',
    strategy: 'also-viewed'
  },
  {
    name: 'complete-the-set',
    description: 'What is sold in a set with the product, then the best of what it needs beside it',
    recommendationType: 'Product To Product',
    strategy: 'complete-the-set'
  },
  {
    name: 'bought-together',
    description: 'Products that went to the checkout together with those of the basket',
    recommendationType: 'Product To Product',
    strategy: 'bought-together'
  },
  {
    name: 'viewed-recently',
    description: 'What the shopper looked at, the latest first',
    recommendationType: 'Recently Viewed',
    strategy: 'viewed-recently'
  },
  {
    name: 'top-sellers',
    description: 'What sells best, in the whole shop or in a category',
    recommendationType: 'Products In All Categories',
    strategy: 'top-sellers'
  },
  {
    name: 'category-top',
    description: 'What sells best in a category',
    recommendationType: 'Products In A Category',
    strategy: 'top-sellers'
  },
  {
    name: 'home-top',
    description: 'Top sellers, first those of the categories that the shopper looked at',
    recommendationType: 'Products In All Categories',
    strategy: 'for-you'
  }
]

/** Places of the shop that an editor has given a recommender. */
const zones: Record<string, string> = {
  home: 'home-top',
  'product-detail': 'similar',
  category: 'category-top',
  search: 'viewed-recently',
  cart: 'bought-together',
  'not-found': 'top-sellers'
}

export const findRecommender = (name: string): Recommender | undefined =>
  recommenders.find(recommender => recommender.name === name)

export const findRecommenderOfZone = (zone: string): Recommender | undefined =>
  Object.hasOwn(zones, zone) ? findRecommender(zones[zone]!) : undefined
