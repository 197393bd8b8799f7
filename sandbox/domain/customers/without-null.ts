/** Drops the fields that a client took back, or left open, with `null`. */
export function withoutNull<T extends Record<string, unknown>>(
  fields: T
): { [Field in keyof T]: Exclude<T[Field], null> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Field in keyof T]: Exclude<T[Field], null>
  }
}
