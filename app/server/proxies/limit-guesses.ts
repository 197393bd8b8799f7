import { once } from 'node:events'
import type { Request, RequestHandler, Response } from 'express'
import type { LimitedRoute } from '../limits/limit-rule'
import { getLimitRule, LIMIT_RULES, type LimitName } from '../limits/limit-rules'
import type { Attempt, Limits } from '../limits/limits'
import { findClaims } from '../session/fresh-login'
import { answerProblem } from './answer-problem'
import { readJson } from './json-body'

/** Query parameters of every call. */
const COMMON_QUERY = ['siteId', 'locale']
/** An answer that refuses with 200 is a line of JSON. */
const MOST_BYTES = 64 * 1024

/**
 * Counts a call through the proxies under the limit of its route, before it is passed on: beyond it 429 with
 * `Retry-After`. The request's path is that below the proxy, its body a buffer. Routes without a limit pass.
 *
 * @param route `<proxy> <line>`, as `LIMIT_RULES` names it.
 */
export function limitGuesses(limits: Limits, route: string): RequestHandler {
  const found = findLimitedRoute(route)
  if (!found) return (_req, _res, next) => next()
  const { name, limited } = found

  return (req, res, next) => {
    const subject = readSubject(req, route, limited)
    if (subject === UNREADABLE) {
      answerProblem(res, 400, 'The request cannot be read')
      return
    }
    limits.attempt(name, req, subject).then(attempt => {
      if (attempt.wait > 0) refuse(res, attempt, limited)
      else {
        void forgiveAnswered(name, limited, attempt, req, res)
        next()
      }
    }, next)
  }
}

function findLimitedRoute(route: string): { name: LimitName; limited: LimitedRoute } | undefined {
  for (const name of Object.keys(LIMIT_RULES) as LimitName[]) {
    const limited = getLimitRule(name).routes?.[route]
    if (limited) return { name, limited }
  }
  return undefined
}

function refuse(res: Response, { wait, isSubjectSpent }: Attempt, { sent }: LimitedRoute): void {
  if (isSubjectSpent && sent) {
    res.setHeader('cache-control', 'no-store')
    if (sent.body) res.status(sent.status).type('application/json').send(JSON.stringify(sent.body))
    else res.status(sent.status).end()
    return
  }
  res.setHeader('retry-after', String(wait))
  answerProblem(res, 429, 'Too many attempts')
}

/** The platform must not get two subjects: it might use another one than the limit. */
const UNREADABLE = Symbol('unreadable')

function readSubject(
  req: Request,
  route: string,
  { subject }: LimitedRoute
): string | undefined | typeof UNREADABLE {
  const query = new URLSearchParams(/\?([^#]*)/.exec(req.url)?.[1])
  const known = [...COMMON_QUERY, ...(QUERY_OF_ROUTE[route] ?? [])]
  const names = [...query.keys()]
  if (names.some(name => !known.includes(name)) || new Set(names).size < names.length) return UNREADABLE
  if (!subject) return undefined
  // The platform refuses a call without a good token before it looks at what was typed.
  if ('token' in subject)
    return findClaims(req.get('authorization')?.replace(/^Bearer +/i, '') ?? '')?.customerId
  const value =
    'path' in subject
      ? readPathPart(req.path, route, subject.path)
      : 'query' in subject
        ? query.get(subject.query)
        : readJson(req.body)?.[subject.body]
  return typeof value === 'string' && value.trim() ? value : UNREADABLE
}

const QUERY_OF_ROUTE: Readonly<Record<string, readonly string[]>> = {
  'api POST /orders/{orderNo}/lookup': ['expand'],
  'api GET /delivery-estimates': ['productIds', 'postalCode', 'countryCode'],
  'ocapi POST /GiftCert-CheckBalance': ['giftCertID'],
  'ocapi POST /GiftCert-Redeem': ['giftCertID'],
  'cases POST /servlet.WebToCase': ['encoding']
}

/** Parts are counted from the end: the path before the line differs by organization and site. */
function readPathPart(path: string, route: string, name: string): string | undefined {
  const line = route.split('/')
  const index = line.indexOf(`{${name}}`) - line.length
  const part = path.split('/').at(index)
  return part && decodeURIComponent(part)
}

/** Takes back an attempt without a revealing response; an interrupted one counts. */
async function forgiveAnswered(
  name: LimitName,
  { refusesIn200 }: LimitedRoute,
  attempt: Attempt,
  req: Request,
  res: Response
): Promise<void> {
  const readAnswer = refusesIn200 && collectAnswer(req, res)
  await Promise.race([once(res, 'finish'), once(res, 'close')])
  if (!res.writableFinished) return
  const { statusCode } = res
  const hasFailed = statusCode >= 500 || statusCode === 401
  const isRefused = statusCode >= 400 || (readAnswer && isRefusal(readAnswer()))
  if (hasFailed || (getLimitRule(name).counts === 'refused' && !isRefused)) attempt.forgive()
}

/** Reads the response while it is written, which therefore must not be compressed. */
function collectAnswer(req: Request, res: Response): () => string {
  delete req.headers['accept-encoding']
  const chunks: Buffer[] = []
  let bytes = 0
  const write = res.write.bind(res) as (...args: unknown[]) => boolean
  res.write = (...args: unknown[]) => {
    const [chunk] = args
    if (Buffer.isBuffer(chunk) && bytes < MOST_BYTES) {
      chunks.push(chunk)
      bytes += chunk.length
    }
    return write(...args)
  }
  return () => Buffer.concat(chunks).toString('utf8')
}

/** An answer that cannot be read may hold anything, so it counts. */
function isRefusal(text: string): boolean {
  const answer = readJson(Buffer.from(text))
  return answer?.success !== true || Boolean(answer.error)
}
