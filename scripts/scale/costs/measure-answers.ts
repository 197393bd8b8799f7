import { BROWSER_HEADERS } from '../../bench/pages/load-server'
import { readPlatformCalls, resetPlatformCalls } from '../../bench/pages/platform-calls'
import { findProductPath } from '../find-product-path'
import { loadAddress } from '../load-address'
import { openGuestSession, SEARCH_OPERATION } from '../open-guest-session'
import { readProcessorMs } from '../processes/process-usage'
import { LIST, SANDBOX, SHOP } from '../scale-setup'

export interface AnswerCost {
  name: string
  /** Processor time of the shop's process for one answer. */
  processorMs: number
  /** Calls of the platform for one answer, tokens not counted. */
  platformCalls: number
  errors: number
}

/** A process answers thousands with one start: after this many, what the engine has made of the code stays. */
const WARM_UP = 1_000
const AMOUNT = 500
const CONNECTIONS = 10

/** What each kind of answer costs the process of this id: pages first, then what pages ask for afterwards. */
export async function measureAnswers(pid: number): Promise<AnswerCost[]> {
  const html = await (await fetch(SHOP + LIST)).text()
  const { authorization } = await openGuestSession(SHOP)
  const scope = 'siteId=jasmin&locale=de-DE&currency=EUR&limit=25&refine=cgid%3Dblack-tea'
  const answers: { name: string; path: string; headers?: Record<string, string> }[] = [
    { name: 'home', path: '/jasmin/de' },
    { name: 'product list', path: LIST },
    { name: 'product detail', path: await findProductPath(SHOP) },
    { name: 'search', path: '/jasmin/de/search?q=tee' },
    { name: 'cart', path: '/jasmin/de/cart' },
    {
      name: 'a call through the proxy (list of 25)',
      path: `/mobify/proxy/api${SEARCH_OPERATION}?${scope}`,
      headers: { authorization }
    },
    {
      name: 'a picture through the proxy',
      path: requireMatch(html, /(\/mobify\/proxy\/ocapi\/dw\/image\/[^" ]+)/)
    },
    { name: 'a file of the bundle', path: requireMatch(html, /"(\/mobify\/bundle\/[^"]+\/vendor\.js)"/) }
  ]
  const costs: AnswerCost[] = []
  for (const { name, path, headers } of answers)
    costs.push({ name, ...(await measureAnswer(pid, path, headers)) })
  return costs
}

async function measureAnswer(
  pid: number,
  path: string,
  headers: Record<string, string> = {}
): Promise<Omit<AnswerCost, 'name'>> {
  const load = { connections: CONNECTIONS, amount: AMOUNT, headers: { ...BROWSER_HEADERS, ...headers } }
  await loadAddress(SHOP + path, { ...load, amount: WARM_UP })
  await resetPlatformCalls({ sandbox: SANDBOX })
  const before = readProcessorMs(pid)
  const { requests, errors } = await loadAddress(SHOP + path, load)
  const processorMs = (readProcessorMs(pid) - before) / requests
  return {
    processorMs,
    platformCalls: (await readPlatformCalls({ sandbox: SANDBOX })).platform / requests,
    errors
  }
}

function requireMatch(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1]
  if (!found) throw new Error(`The list has nothing like ${pattern.source}`)
  return found.replaceAll('&amp;', '&')
}
