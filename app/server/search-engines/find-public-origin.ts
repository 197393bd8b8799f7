import type { Request } from 'express'

interface PublicOrigin {
  origin: string
  /** False where the request itself was believed: such an answer is for whoever asked, and for no cache. */
  isTrusted: boolean
}

const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?(?::\d{1,5})?$/i

/**
 * The shop's own origin for absolute addresses: the configured one, else the framework's
 * idea of it, else the host that the request names. Undefined where that is none.
 */
export function findPublicOrigin(req: Request, publicOrigin: string): PublicOrigin | undefined {
  const known = publicOrigin || findAppOrigin(req)
  if (known) return { origin: known, isTrusted: true }
  const host = req.headers.host ?? ''
  return HOST.test(host) ? { origin: `${req.protocol}://${host}`, isTrusted: false } : undefined
}

/** The framework's idea of our origin, where none is configured. */
function findAppOrigin(req: Request): string {
  const { options } = req.app as unknown as { options?: { appOrigin?: string } }
  return options?.appOrigin ?? ''
}
