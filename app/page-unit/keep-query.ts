/** The query of an address as "?…", without site and locale: a redirect adds those itself. */
export function keepQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams(search)
  kept.delete('site')
  kept.delete('locale')
  const text = kept.toString()
  return text ? `?${text}` : ''
}
