import { MEASURED_PAGES } from '../measure/addresses'
import { load } from '../measure/load'
import { readPlatformCalls, resetPlatformCalls } from '../measure/platform-calls'
import { startPair, type Pair } from '../measure/start-pair'
import { renderTable } from '../measure/table'
import { readMemoryMiB, readProcessorMs } from '../servers/process-usage'
import { withPrograms } from '../servers/start-program'
import { openGuestSession, SEARCH_OPERATION } from './open-guest-session'

interface Answer {
  name: string
  path: string
  headers?: Record<string, string>
}

/** After so many requests the engine has compiled the code that they use. */
const WARM_UP = 1_000
const AMOUNT = 500
/** The shop does nothing for so long before its memory counts as that at rest. */
const REST_MS = 5_000

const LIST = '/jasmin/de/shop'
const SEARCH = `/mobify/proxy/api${SEARCH_OPERATION}?siteId=jasmin&locale=de-DE&currency=EUR&limit=25&refine=cgid%3Dblack-tea`

/** Processor time and platform calls of each kind of response, by one process. */
export const measureCosts = (): Promise<string> =>
  withPrograms(async keep => {
    const pair = await keep(startPair())
    await new Promise(resolve => setTimeout(resolve, REST_MS))
    const atRest = readMemoryMiB(pair.shop.pid).resident
    const rows: string[][] = []
    for (const answer of await listAnswers(pair.shop.origin))
      rows.push([answer.name, ...(await measureAnswer(pair, answer))])
    const loaded = readMemoryMiB(pair.shop.pid).resident
    return [
      renderTable(['response', 'processor time', 'per second of one core', 'platform calls', 'failed'], rows),
      `Memory of the process: ${atRest.toFixed(0)} MiB at rest, ${loaded.toFixed(0)} MiB after all of this.`
    ].join('\n\n')
  })

/** Pages first, then requests that pages make afterwards. */
async function listAnswers(shop: string): Promise<Answer[]> {
  const html = await (await fetch(shop + LIST)).text()
  const find = (pattern: RegExp): string => {
    const found = pattern.exec(html)?.[1]
    if (!found) throw new Error(`The list has nothing like ${pattern.source}`)
    return found.replaceAll('&amp;', '&')
  }
  return [
    ...MEASURED_PAGES.jasmin,
    { name: 'a call through the proxy (list of 25)', path: SEARCH, headers: await openGuestSession(shop) },
    { name: 'a picture through the proxy', path: find(/(\/mobify\/proxy\/ocapi\/dw\/image\/[^" ]+)/) },
    { name: 'a file of the bundle', path: find(/"(\/mobify\/bundle\/[^"]+\/vendor\.js)"/) }
  ]
}

async function measureAnswer(
  { shop: { origin, pid }, sandbox }: Pair,
  { path, headers }: Answer
): Promise<string[]> {
  await load(origin, { paths: [path], amount: WARM_UP, headers })
  await resetPlatformCalls(sandbox)
  const before = readProcessorMs(pid)
  const { requests, errors } = await load(origin, { paths: [path], amount: AMOUNT, headers })
  const ms = (readProcessorMs(pid) - before) / requests
  const { platform } = await readPlatformCalls(sandbox)
  return [`${ms.toFixed(2)} ms`, (1000 / ms).toFixed(0), (platform / requests).toFixed(2), String(errors)]
}
