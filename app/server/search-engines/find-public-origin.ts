import type { Request } from 'express'

interface PublicOrigin {
  origin: string
  /** False if the origin is from the request itself: such a response must not be cached. */
  isTrusted: boolean
}

const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?(?::\d{1,5})?$/i

/**
 * The shop's own origin for absolute addresses: the configured one, else the framework's guess, else the
 * request's host. Undefined for an invalid host.
 */
export function findPublicOrigin(req: Request, publicOrigin: string): PublicOrigin | undefined {
  const known = publicOrigin || findAppOrigin(req)
  if (known) return { origin: known, isTrusted: true }
  const host = req.headers.host ?? ''
  return HOST.test(host) ? { origin: `${req.protocol}://${host}`, isTrusted: false } : undefined
}

/** The framework's guess of our origin, without a configured one. */
function findAppOrigin(req: Request): string {
  const { options } = req.app as unknown as { options?: { appOrigin?: string } }
  return options?.appOrigin ?? ''
}
