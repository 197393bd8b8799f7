import type { SeedProduct } from '../pictures/product-picture'
import { jasminAccessories } from './jasmin-accessories'
import { jasminBlackTea } from './jasmin-black-tea'
import { jasminFruitTea } from './jasmin-fruit-tea'
import { jasminGifts } from './jasmin-gifts'
import { jasminGreenTea } from './jasmin-green-tea'
import { jasminHerbalTea } from './jasmin-herbal-tea'
import { jasminMatchaAndIcedTea } from './jasmin-matcha-iced'
import { jasminPotsAndCups } from './jasmin-pots-cups'
import { jasminRooibos } from './jasmin-rooibos'
import { jasminSeasonal } from './jasmin-seasonal'
import { jasminTreats } from './jasmin-treats'
import { jasminWhiteOolong } from './jasmin-white-oolong'
import { puroAccessories } from './puro-accessories'
import { puroBeans } from './puro-beans'
import { puroChocolateAndTea } from './puro-chocolate-tea'
import { puroEspresso } from './puro-espresso'
import { puroFlavoured } from './puro-flavoured'
import { puroGifts } from './puro-gifts'
import { puroLungoAndDecaf } from './puro-lungo-decaf'
import { puroMachines } from './puro-machines'
import { puroMilkAndCups } from './puro-milk-cups'

/** The assortment of both sites, variants behind their masters. */
export const products: SeedProduct[] = [
  ...jasminGreenTea,
  ...jasminBlackTea,
  ...jasminWhiteOolong,
  ...jasminHerbalTea,
  ...jasminFruitTea,
  ...jasminRooibos,
  ...jasminMatchaAndIcedTea,
  ...jasminSeasonal,
  ...jasminPotsAndCups,
  ...jasminAccessories,
  ...jasminTreats,
  ...jasminGifts,
  ...puroEspresso,
  ...puroLungoAndDecaf,
  ...puroFlavoured,
  ...puroChocolateAndTea,
  ...puroBeans,
  ...puroMachines,
  ...puroMilkAndCups,
  ...puroAccessories,
  ...puroGifts
]

/** How many kinds of capsules puro sells, as its texts say. */
export const capsuleKinds = products.filter(
  ({ siteId, facts, primaryCategoryId }) =>
    siteId === 'puro' && facts?.form === 'capsules' && primaryCategoryId !== 'capsule-samplers'
).length
