import { createHash } from 'node:crypto'

/** RFC 7636: a verifier is 43 to 128 unreserved characters. */
const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/

/** Whether the verifier belongs to the challenge (S256: SHA-256 in URL-safe base64 without padding). */
export function isVerifierOf(challenge: string, verifier: string): boolean {
  return VERIFIER.test(verifier) && createHash('sha256').update(verifier).digest('base64url') === challenge
}
