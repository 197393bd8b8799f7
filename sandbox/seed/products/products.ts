import type { SeedProduct } from '../pictures/product-picture'
import { jasminAccessories } from './jasmin-accessories'
import { jasminBlackTea } from './jasmin-black-tea'
import { jasminFruitTea } from './jasmin-fruit-tea'
import { jasminGifts } from './jasmin-gifts'
import { jasminGreenTea } from './jasmin-green-tea'
import { jasminHerbalTea } from './jasmin-herbal-tea'
import { jasminMatchaAndIcedTea } from './jasmin-matcha-iced'
import { jasminRooibos } from './jasmin-rooibos'
import { jasminSeasonal } from './jasmin-seasonal'
import { jasminWhiteOolong } from './jasmin-white-oolong'
import { puroAccessories } from './puro-accessories'
import { puroBeans } from './puro-beans'
import { puroEspresso } from './puro-espresso'
import { puroFlavoured } from './puro-flavoured'
import { puroGifts } from './puro-gifts'
import { puroLungoAndDecaf } from './puro-lungo-decaf'
import { puroMachines } from './puro-machines'

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
  ...jasminAccessories,
  ...jasminGifts,
  ...puroEspresso,
  ...puroLungoAndDecaf,
  ...puroFlavoured,
  ...puroBeans,
  ...puroMachines,
  ...puroAccessories,
  ...puroGifts
]
