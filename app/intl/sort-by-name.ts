/** Named entries in the alphabet of a locale: what one looks up by its name is not in the order of another language. */
export const sortByName = <Entry extends { name: string }>(
  locale: string,
  entries: readonly Entry[]
): Entry[] => [...entries].sort((a, b) => a.name.localeCompare(b.name, locale))
