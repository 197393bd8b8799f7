import type { Failure } from '../shape/origins'

/** By what a line of the shop's log names the cause of each failure. */
const CAUSES: Record<Failure, RegExp> = {
  dns: /\bENOTFOUND\b/,
  expired: /\bCERT_HAS_EXPIRED\b/,
  'unknown CA':
    /\b(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT_LOCALLY)\b/,
  refused: /\bECONNREFUSED\b/,
  'HTML with 200': /\bHTML\b/i,
  'HTML with 403': /\bHTML\b.*\b403\b|\b403\b.*\bHTML\b/i,
  'HTML with 404': /\bHTML\b.*\b404\b|\b404\b.*\bHTML\b/i
}

/** Whether a line of the log names the origin that failed, and how it did, together. */
export const namesCause = (log: string, origin: string, failure: Failure): boolean =>
  log
    .split('\n')
    .map(line => line.replaceAll('\\/', '/'))
    .some(line => line.includes(new URL(origin).host) && CAUSES[failure].test(line))
