import { z } from 'zod'
import { findFailureCode } from '../../platform/http/failures'
import { PlatformError } from '../../platform/http/platform-error'
import { namedFetch } from '../../platform/http/user-agent'
import type { BotCheckAction } from '../../platform/bot-check'
import type { ReportError } from '../report-error'

/** Milliseconds that the service may take: a form waits for it, and for the platform after it. */
const DEADLINE_MS = 3_000
/** As long as a token may be (developers.cloudflare.com/turnstile/get-started/server-side-validation). */
const LONGEST_TOKEN = 2_048
/** Its answer is a line of JSON. */
const OPERATION = 'verifyBotCheck'

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([])
})

/** Codes about the token; any other is about the secret, the request or the service, and says nothing of the caller. */
const CODES_OF_TOKEN = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

interface Expected {
  secret: string
  verifyUrl: string
  /** The token has to be of one of these forms. */
  actions: readonly BotCheckAction[]
  /** Of the page that the token was made on. */
  hostname: string
}

/** `unknown`: the service gave no verdict. */
type Verdict = 'passed' | 'refused' | 'unknown'

/**
 * Asks the service of the bot check whether a token is good, which it says once for each token. A service that
 * fails, garbles or is late is reported, without the token.
 */
export async function verifyToken(
  token: string,
  { secret, verifyUrl, actions, hostname }: Expected,
  report: ReportError
): Promise<Verdict> {
  if (token === '' || token.length > LONGEST_TOKEN) return 'refused'
  const origin = new URL(verifyUrl).origin
  try {
    const response = await namedFetch(verifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS)
    })
    const parsed = answerSchema.safeParse(await response.json().catch(() => undefined))
    if (!parsed.success) throw new Unusable('unreadable', response.status)
    const { success, action, hostname: madeOn, 'error-codes': codes } = parsed.data
    if (!success && !codes.every(code => CODES_OF_TOKEN.includes(code)))
      throw new Unusable('fault', response.status, codes.join(' '))
    const isExpected = actions.some(each => each === action) && madeOn === hostname
    return success && isExpected ? 'passed' : 'refused'
  } catch (error) {
    report(describe(error, origin))
    return 'unknown'
  }
}

class Unusable extends Error {
  constructor(
    readonly kind: 'unreadable' | 'fault',
    readonly status: number,
    readonly codes?: string
  ) {
    super(kind)
  }
}

function describe(error: unknown, origin: string): PlatformError {
  if (error instanceof Unusable) {
    const { kind, status, codes } = error
    return new PlatformError({ kind, operation: OPERATION, origin, status, title: codes, type: codes })
  }
  const kind = (error as Partial<Error>).name === 'TimeoutError' ? 'timeout' : 'network'
  return new PlatformError({ kind, operation: OPERATION, origin, code: findFailureCode(error) })
}
