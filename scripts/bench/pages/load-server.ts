import autocannon, { type Result } from 'autocannon'

const CONNECTIONS = 10

/** Browsers ask for compressed answers. */
export const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Ten visitors go through many addresses. Each begins elsewhere, so that no two of them
 * share an answer.
 */
export function loadAddresses(
  origin: string,
  paths: string[],
  views: number,
  headers: Record<string, string> = {}
): Promise<Result> {
  let visitors = 0
  return autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount: views,
    setupClient(client) {
      const begin = Math.floor((paths.length * visitors) / CONNECTIONS)
      visitors += 1
      client.setRequests([...paths.slice(begin), ...paths.slice(0, begin)].map(path => ({ path, headers })))
    }
  })
}

export const countFailures = ({ non2xx, errors, timeouts }: Result): number => non2xx + errors + timeouts
