/**
 * The agent of the address `?agent=`: letters, digits and . _ @ - , 64 of them at most; undefined for anything
 * else, since it is noted on baskets and orders.
 */
export function readAgent(search: URLSearchParams): string | undefined {
  const agent = search.get('agent')?.trim() ?? ''
  return /^[\w.@-]{1,64}$/.test(agent) ? agent : undefined
}
