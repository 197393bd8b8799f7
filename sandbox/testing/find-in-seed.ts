/** Every value under one of the keys, at any depth. */
export function findValues(value: unknown, keys: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap(entry => findValues(entry, keys))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => [
    ...(keys.includes(key) ? [entry] : []),
    ...findValues(entry, keys)
  ])
}

/** The values that a list holds more than once. */
export function findDuplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
