/** Drops the fields that a client took back, or left open, with `null`. */
export function withoutNull<T extends Record<string, unknown>>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as T
}
