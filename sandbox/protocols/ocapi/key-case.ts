/** OCAPI's own members (`_v`) and custom attributes (`c_…`) keep their keys, and all that is in them. */
export const isKeptKey = (key: string): boolean => key.startsWith('_') || key.startsWith('c_')

/** "productItems" as "product_items"; digits stay where they are, as in "address1". */
export const toSnakeKey = (key: string): string => key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

const toCamelKey = (key: string): string =>
  key.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())

/** A body as the rest of the sandbox reads it: keys in camel case at every depth. */
export function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCamelCase)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) =>
      isKeptKey(key) ? [key, entry] : [toCamelKey(key), toCamelCase(entry)]
    )
  )
}
