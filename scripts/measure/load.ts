import autocannon from 'autocannon'
import { percentile } from './statistics'

/** Browsers ask for compressed responses. */
const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

export interface LoadFigures {
  requests: number
  p50Ms: number
  p95Ms: number
  /** Responses other than 2xx, broken connections and timeouts. */
  errors: number
}

interface Load {
  /** Each visitor begins at another one and goes through all of them, as soon as a response is there. */
  paths: readonly string[]
  amount: number
  /** How many visitors there are; 10 by default. */
  connections?: number
  headers?: Record<string, string>
}

/** The shop closes a connection after 1,000 requests (`create-server.ts`), which autocannon does not notice. */
const REQUESTS_PER_CONNECTION = 1_000

/** Asks for pages or files as compressed as browsers do. */
export async function load(
  origin: string,
  { paths, amount, connections = 10, headers }: Load
): Promise<LoadFigures> {
  const times: number[] = []
  let errors = 0
  const slice = connections * REQUESTS_PER_CONNECTION
  for (let done = 0; done < amount; done += slice) {
    let visitors = 0
    const {
      non2xx,
      errors: broken,
      timeouts
    } = await autocannon({
      url: origin,
      connections,
      amount: Math.min(slice, amount - done),
      setupClient(client) {
        const begin = Math.floor((paths.length * visitors + done) / connections) % paths.length
        visitors += 1
        const requests = [...paths.slice(begin), ...paths.slice(0, begin)]
        client.setRequests(requests.map(path => ({ path, headers: { ...BROWSER_HEADERS, ...headers } })))
        client.on('response', (_status, _bytes, ms) => times.push(ms))
      }
    })
    errors += non2xx + broken + timeouts
  }
  return { requests: times.length, p50Ms: percentile(times, 50), p95Ms: percentile(times, 95), errors }
}
