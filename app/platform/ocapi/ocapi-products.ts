import { ocapiFamily } from './ocapi-family'

/** A product's stock (requirement 4.2). */
interface OcapiInventory {
  id?: string
  /** Available to sell. */
  ats?: number
  stockLevel?: number
  orderable?: boolean
  backorderable?: boolean
  preorderable?: boolean
  /** ISO date-time. */
  inStockDate?: string
}

interface OcapiProduct extends Record<`${'c_' | '_'}${string}`, unknown> {
  id: string
  name?: string
  brand?: string
  shortDescription?: string
  longDescription?: string
  currency?: string
  price?: number
  minOrderQuantity?: number
  stepQuantity?: number
  primaryCategoryId?: string
  type?: Record<string, boolean>
  inventory?: OcapiInventory
  imageGroups?: { viewType: string; images: { link: string; disBaseLink?: string; alt?: string }[] }[]
  variants?: { productId: string; orderable?: boolean; variationValues?: Record<string, string> }[]
  variationAttributes?: {
    id: string
    name?: string
    values?: { value: string; name?: string; orderable?: boolean }[]
  }[]
}

interface OcapiAvailability {
  id: string
  inventory?: OcapiInventory
}

/** Products of the older shop API, and the one source of a product's availability (requirement 13.1). */
interface OcapiProducts {
  getProduct(parameters: { productId: string; expand?: string[] }): Promise<OcapiProduct>
  getAvailability(parameters: { productId: string }): Promise<OcapiAvailability>
}

export const ocapiProducts = ocapiFamily<OcapiProducts>({
  getProduct: 'GET /products/{productId}',
  getAvailability: 'GET /products/{productId}/availability'
})
