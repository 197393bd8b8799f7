import { readNumber, readText, type PlatformAttributes } from './map-attributes'

/**
 * Whether the platform has all product data that the add-to-cart box needs (requirement 4.2):
 * id, price, currency, inventory, stepQuantity, primaryCategoryId, slugUrl and
 * minOrderQuantity. Of a product with less, the box uses the id alone. Takes products and search hits.
 */
export const hasFullProductData = (product: PlatformAttributes): boolean =>
  [product.id ?? product.productId, product.currency, product.primaryCategoryId].every(isText) &&
  isText(product.slugUrl ?? product.c_slugUrl) &&
  [product.price, product.stepQuantity, product.minOrderQuantity].every(isNumber) &&
  isObject(product.inventory ?? product.c_inventory)

const isText = (value: unknown) => readText(value) !== undefined
const isNumber = (value: unknown) => readNumber(value) !== undefined
const isObject = (value: unknown) => typeof value === 'object' && value !== null
