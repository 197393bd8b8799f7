import autocannon, { type Result } from 'autocannon'

const CONNECTIONS = 10

/** Ten visitors ask for one address, each time as soon as they are answered. */
export const loadAddress = (
  url: string,
  seconds: number,
  headers: Record<string, string> = {}
): Promise<Result> => autocannon({ url, connections: CONNECTIONS, duration: seconds, headers })

/** What browsers say. The bars were set without: a page that nobody compresses. */
export const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Ten visitors go through many addresses. Each begins elsewhere, so that no two of them
 * share an answer.
 */
export function loadAddresses(
  origin: string,
  paths: string[],
  until: { seconds: number } | { views: number },
  headers: Record<string, string> = {}
): Promise<Result> {
  let visitors = 0
  return autocannon({
    url: origin,
    connections: CONNECTIONS,
    ...('seconds' in until ? { duration: until.seconds } : { amount: until.views }),
    setupClient(client) {
      const begin = Math.floor((paths.length * visitors) / CONNECTIONS)
      visitors += 1
      client.setRequests([...paths.slice(begin), ...paths.slice(0, begin)].map(path => ({ path, headers })))
    }
  })
}

export const countFailures = ({ non2xx, errors, timeouts }: Result): number => non2xx + errors + timeouts
