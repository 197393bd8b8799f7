/**
 * OCAPI writes its keys in snake_case, the shop in camelCase. Keys that start with
 * an underscore or `c_` belong to the platform or to the shop's own attributes: they
 * and everything below them pass unchanged (requirement 13.1).
 */
const isExcluded = (key: string) => key.startsWith('_') || key.startsWith('c_')

/** `productId` → `product_id`; digits stay where they are (`address1`). */
export function toSnakeKey(key: string): string {
  if (isExcluded(key)) return key
  const snake = key.replace(/[A-Z]/g, (letter, at) => (at > 0 ? `_${letter.toLowerCase()}` : letter))
  // `cUrl` would turn into an attribute of the shop's own.
  return isExcluded(snake) ? key : snake
}

/** `product_id` → `productId`. */
export const toCamelKey = (key: string): string =>
  isExcluded(key) ? key : key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())

/** A deep copy of a request body with the keys that OCAPI expects. */
export const toSnakeKeys = (value: unknown): unknown => renameKeys(value, toSnakeKey)

/** A deep copy of a response with the keys that the shop uses. */
export const toCamelKeys = (value: unknown): unknown => renameKeys(value, toCamelKey)

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map(entry => renameKeys(entry, rename))
  if (typeof value !== 'object' || value === null) return value
  // `fromEntries` defines keys and never assigns, so that `__proto__` is a key like any other.
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      rename(key),
      isExcluded(key) ? entry : renameKeys(entry, rename)
    ])
  )
}
