/** The public key of the sandbox's provider. Worth nothing elsewhere; the shop's configuration names it. */
export const PUBLIC_KEY = 's-pub-sandbox'

/** Whether a header is the public key as a name without a password (RFC 7617). */
export const hasPublicKey = (authorization: string | undefined): boolean =>
  authorization === `Basic ${Buffer.from(`${PUBLIC_KEY}:`).toString('base64')}`
