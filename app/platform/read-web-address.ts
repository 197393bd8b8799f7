/** Nothing but a page of the web, as a list of one: a shopper is sent there. */
export function readWebAddress(value: unknown): string[] {
  if (typeof value !== 'string' || !URL.canParse(value)) return []
  const { protocol, href } = new URL(value)
  return protocol === 'https:' || protocol === 'http:' ? [href] : []
}
