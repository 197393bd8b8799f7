import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Claim } from '../../servers/claims'
import type { LiveRun } from '../live-run'
import { buildFailingOrigin, PORTS, type Failure } from '../shape/origins'
import { startLiveShop } from '../shape/start-live-shop'
import { namesCause } from './expected-causes'
import { describeVisit, findPackstations, isInTime, isKeptByNobody, visit, type Visit } from './visit'

const TRIAL = `http://127.0.0.1:${PORTS.trial}`
const LOG_MS = 500
const HOME = '/jasmin/de'
const IMPRINT = '/jasmin/de/imprint'
const LIST = '/jasmin/de/shop/green-tea'

/** One of the shop's settings that name an origin, and what has to hold while that origin fails. */
interface FailingSetting {
  setting: string
  /** What is asked of the shop. */
  ask: () => Promise<Visit[]>
  /** What has to hold of every answer, and how that is said. */
  says: string
  holds: (visits: Visit[]) => boolean
  /** Browsers alone ask there, so that the shop's log has nothing to say. */
  isForBrowsers?: boolean
}

const askPages = async () => [await visit(TRIAL, HOME), await visit(TRIAL, IMPRINT), await visit(TRIAL, LIST)]

const post = (path: string, body: string, type = 'application/json') =>
  visit(TRIAL, path, { method: 'POST', headers: { 'content-type': type }, body })

const isJson = ({ headers }: Visit) => headers.get('content-type')?.includes('json') === true

/** The page is whole and may be kept; what was asked of the service itself is not answered in its form. */
const leavesOutOnlyItself =
  (isServed: (asked: Visit) => boolean) =>
  ([page, asked]: Visit[]): boolean =>
    page?.status === 200 &&
    !isKeptByNobody(page) &&
    !!asked &&
    (asked.status >= 400 || (asked.status === 200 && !isServed(asked)))

export const FAILING_SETTINGS: FailingSetting[] = [
  {
    setting: 'SCAPI_ORIGIN',
    ask: askPages,
    says: 'pages are 503 and no cache keeps them',
    holds: visits => visits.every(one => one.status === 503 && isKeptByNobody(one))
  },
  {
    setting: 'INSTANCE_ORIGIN',
    ask: askPages,
    says: 'home and imprint are 503, and no cache keeps a page',
    holds: visits =>
      visits.every(one => isKeptByNobody(one) && (one.status === 503 || one.path === LIST)) &&
      visits.every(({ status }) => status === 503 || status === 200)
  },
  {
    setting: 'PERSONALIZATION_ORIGIN',
    ask: async () => [
      await visit(TRIAL, LIST),
      await post('/mobify/proxy/einstein/v3/personalization/recs/sbox-jasmin/viewed-recently', '{}')
    ],
    says: 'pages are whole, recommendations are left out',
    holds: leavesOutOnlyItself(isJson)
  },
  {
    setting: 'CASES_ORIGIN',
    ask: async () => [
      await visit(TRIAL, LIST),
      await post(
        '/mobify/proxy/cases/servlet/servlet.WebToCase?encoding=UTF-8',
        'orgid=00D000000000001',
        'application/x-www-form-urlencoded'
      )
    ],
    says: 'pages are whole, a contact form is refused',
    // By this header the form knows that a case was taken.
    holds: leavesOutOnlyItself(({ headers }) => headers.has('is-processed'))
  },
  {
    setting: 'LOCATION_FINDER_ORIGIN',
    ask: async () => [await visit(TRIAL, LIST), await findPackstations(TRIAL)],
    says: 'pages are whole, packstations are not found',
    holds: leavesOutOnlyItself(isJson)
  },
  ...['IMAGE_ORIGIN', 'PAYMENT_ORIGIN'].map(setting => ({
    setting,
    ask: askPages,
    says: 'pages are whole and may be kept',
    holds: (visits: Visit[]) => visits.every(one => one.status === 200 && !isKeptByNobody(one)),
    isForBrowsers: true
  }))
]

/** Starts a shop whose one origin fails, and asks it what a visitor would. */
export async function tryFailure(
  run: LiveRun,
  failure: Failure,
  { setting, ask, says, holds, isForBrowsers }: FailingSetting
): Promise<Claim[]> {
  const origin = buildFailingOrigin(failure)
  const logFile = join(run.folder, 'trial.log')
  rmSync(logFile, { force: true })
  const shop = await run.keep(startLiveShop(run, { port: PORTS.trial, env: { [setting]: origin }, logFile }))
  try {
    const visits = await ask()
    const saw = visits.map(describeVisit).join('; ')
    const when = `${setting} with ${failure}`
    const claims = [
      { says: `${when}: ${says}`, holds: holds(visits), saw },
      { says: `${when}: all is answered within 10 s`, holds: visits.every(isInTime), saw }
    ]
    if (isForBrowsers) return claims
    const log = await readLog(logFile, text => namesCause(text, origin, failure))
    return [
      ...claims,
      {
        says: `${when}: the log names the cause`,
        holds: namesCause(log, origin, failure),
        saw: findLastFailure(log)
      }
    ]
  } finally {
    await shop.stop()
  }
}

/** A line may come a moment after the answer that it is about. */
async function readLog(file: string, isComplete: (log: string) => boolean): Promise<string> {
  const end = Date.now() + LOG_MS
  for (;;) {
    const log = readFileSync(file, 'utf8')
    if (isComplete(log) || Date.now() > end) return log
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** The log's last line that is not about a request as such. */
const findLastFailure = (log: string): string =>
  log
    .split('\n')
    .filter(line => line !== '' && !/httprequest|ready on/.test(line))
    .at(-1) ?? 'nothing'
