/** What came back of a visit, and how long it took. */
export interface Visit {
  path: string
  status: number
  cacheControl: string
  headers: Headers
  text: string
  ms: number
}

/** The shop's promise: no visitor waits longer, whatever the platform does. */
const LONGEST_MS = 10_000

export async function visit(shop: string, path: string, init?: RequestInit): Promise<Visit> {
  const begun = performance.now()
  const answer = await fetch(shop + path, { redirect: 'manual', ...init })
  const text = await answer.text()
  return {
    path,
    status: answer.status,
    cacheControl: answer.headers.get('cache-control') ?? '',
    headers: answer.headers,
    text,
    ms: performance.now() - begun
  }
}

export const isInTime = ({ ms }: Visit): boolean => ms <= LONGEST_MS

/** Whether a cache in front of the shop leaves it alone. */
export const isKeptByNobody = ({ cacheControl }: Visit): boolean =>
  /\b(no-store|private)\b/.test(cacheControl)

export const describeVisit = ({ path, status, cacheControl, ms }: Visit): string =>
  `${path}: ${status}, ${cacheControl || 'no Cache-Control'}, ${Math.round(ms)} ms`

export const findPackstations = (shop: string): Promise<Visit> =>
  visit(shop, '/find-packstations?postalCode=20095', { headers: { accept: 'application/json' } })
