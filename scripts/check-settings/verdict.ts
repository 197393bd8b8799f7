import type { Asked } from './ask'

/** `note`: nothing to mend. `error` makes the command fail. */
export interface Verdict {
  level: 'ok' | 'note' | 'warning' | 'error'
  text?: string
}

const OK: Verdict = { level: 'ok' }
export const fail = (text: string): Verdict => ({ level: 'error', text })
export const note = (text: string): Verdict => ({ level: 'note', text })

/** A certificate should be renewed this many days before its end. */
const RENEW_DAYS = 14

/** Criteria of a response, besides a valid certificate and the deadline. */
export type Judge = (asked: Asked) => Verdict

/** @param judge asked only where there is an answer */
export function judgeAnswer(asked: Asked, judge: Judge): Verdict {
  if (asked.failure) return fail(`${asked.failure}: ${explainFailure(asked.failure)}`)
  const verdict = judge(asked)
  const { certificateDays: days } = asked
  if (verdict.level !== 'ok' || days === undefined || days > RENEW_DAYS) return verdict
  return { level: 'warning', text: `the certificate ends in ${days} days` }
}

/** The required correction. */
function explainFailure(code: string): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'the name leads nowhere (DNS)'
  if (code === 'ECONNREFUSED') return 'nobody listens there'
  if (code === 'TIMEOUT' || code === 'ETIMEDOUT') return 'no answer in 10 s (a firewall?)'
  if (code === 'CERT_HAS_EXPIRED') return 'the certificate is past its end'
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'the certificate is for other names'
  if (/CERT|SIGNATURE|SELF_SIGNED/.test(code))
    return 'the certificate is of an authority that this machine does not know (NODE_EXTRA_CA_CERTS)'
  return 'the connection broke off'
}

/** Status and type, as a table shows them. */
export const describeAnswer = ({ status, type, failure }: Asked): string =>
  status === undefined ? (failure ?? '') : [status, type].filter(Boolean).join(' ')

const isJson = ({ type }: Asked) => type !== undefined && /\bjson$/.test(type)

/** An answer of the service itself, also one that refuses: JSON, and no failure. */
export const isOwnJson: Judge = asked => {
  if ((asked.status ?? 0) >= 500) return fail('the service fails')
  if (isJson(asked)) return OK
  return fail(
    `${asked.type ?? 'an answer without a type'} and no JSON: this is not the service, or the path is missing there`
  )
}

/** JSON with status 200. */
export const isGoodJson: Judge = asked => {
  const own = isOwnJson(asked)
  if (own.level !== 'ok' || asked.status === 200) return own
  return fail(`refused with ${asked.status}`)
}

export const isScript: Judge = ({ status, type = '' }) =>
  status === 200 && /javascript$/.test(type) ? OK : fail('no script comes from there')

/** Any response is enough, also to a request without meaning. */
export const isAnswered: Judge = ({ status = 0 }) => (status < 500 ? OK : fail('the service fails'))
