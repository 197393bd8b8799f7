import type { Product } from '../../contracts'
import { jasminGreenTea } from './jasmin-green-tea'
import { puroEspresso } from './puro-espresso'

/** The assortment of both sites, variants behind their masters. */
export const products: Product[] = [...jasminGreenTea, ...puroEspresso]
