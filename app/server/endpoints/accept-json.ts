import { json, type ErrorRequestHandler, type Request, type RequestHandler } from 'express'
import type { ServerSettings } from '../settings/server-settings'

/**
 * Guards an endpoint that pages post to: only pages of this shop, only JSON, and a limited length.
 *
 * @param limit runs before the body is read, see `limitCalls`.
 */
export function acceptJson(
  { config }: Pick<ServerSettings, 'config'>,
  ...limit: RequestHandler[]
): RequestHandler[] {
  return [refuseForeignPages(config.publicOrigin), allowJson, ...limit, json({ limit: '4kb' })]
}

/** A form of another page cannot send it. Looked at in the header, since a request without a body has it too. */
const JSON_TYPE = /^application\/json\s*(;|$)/i

const allowJson: RequestHandler = (req, res, next) => {
  if (JSON_TYPE.test(req.get('content-type') ?? '')) next()
  else res.status(415).json({ error: true, message: 'The request is not allowed' })
}

/** Only pages of this shop may ask: the browser itself says where a request comes from. */
export const refuseForeignPages =
  (publicOrigin: string): RequestHandler =>
  (req, res, next) => {
    const site = req.get('sec-fetch-site')
    const foreign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') || isForeignOrigin(req, publicOrigin)
    if (foreign) res.status(403).json({ error: true, message: 'The request is not allowed' })
    else next()
  }

/** True when the request names an origin that is neither the configured one nor the host that was asked. */
function isForeignOrigin(req: Request, publicOrigin: string): boolean {
  const origin = readSentHeader(req, 'origin')
  if (origin === undefined) return false
  const host = readSentHeader(req, 'host')
  return ![publicOrigin, `http://${host}`, `https://${host}`].includes(origin)
}

/** A header as the browser sent it: the framework writes its own origin and host over them. */
function readSentHeader({ rawHeaders }: Request, name: string): string | undefined {
  const index = rawHeaders.findIndex((entry, position) => position % 2 === 0 && entry.toLowerCase() === name)
  return index < 0 ? undefined : rawHeaders[index + 1]
}

/** For bodies that are too large or cannot be read. */
export const answerMalformed: ErrorRequestHandler = (error, _req, res, _next) => {
  const tooLarge = (error as { status?: number }).status === 413
  res.status(tooLarge ? 413 : 400).json({ error: true, message: 'The request is malformed' })
}
