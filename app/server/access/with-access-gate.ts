import { parse } from 'cookie'
import type { Request, RequestHandler, Response } from 'express'
import { isSameSecret } from './access-key'
import { readAddress } from '../page-request/read-address'
import type { ClosedShop } from '../page-request/request-context'
import type { ServerSettings } from '../settings/server-settings'
import { setCookie } from '../session/set-cookie'
import { findEditParent } from '../middleware/with-edit-mode'

const ACCESS_COOKIE = 'accessKey'
/** Requirement 1.7. */
const COOKIE_MS = 7 * 24 * 60 * 60 * 1000
/** Query parameter in which a page designer proves itself. */
const DESIGNER_KEY_PARAMETER = 'pageDesignerKey'

/**
 * The access gate (requirement 1.7): active only with a configured key. It is checked
 * here, so nothing of the shop leaves the server before: pages become the access form
 * (401), the shop's own addresses refuse. Assets, which everybody may have, come before it.
 *
 * Edit mode and app mode pass. Their signs are headers and a cookie that any program can
 * send, so with the gate each has to prove itself by a key of its own; without one the
 * designer and the app see the form as everybody does, and it works in a frame too.
 */
export function withAccessGate(settings: ServerSettings): RequestHandler {
  const { accessGate } = settings
  if (!accessGate) return (_req, _res, next) => next()
  return (req, res, next) => {
    res.setHeader('cache-control', 'private, no-store')
    if (!holdsAccessKey(req, accessGate.key)) {
      if (isProvenApp(req, settings) || isProvenDesigner(req, res, settings)) {
        // Later calls of their pages carry only this proof.
        storeAccessKey(req, res, settings)
      } else {
        res.locals.closed = { username: '', problems: {} } satisfies ClosedShop
        res.setHeader('x-robots-tag', 'noindex')
        res.status(401)
      }
    }
    next()
  }
}

/** The state of the access form; undefined for a visitor with access. */
export const findClosedShop = (res: Response): ClosedShop | undefined =>
  res.locals.closed as ClosedShop | undefined

/** Answers 401 to calls, which are no pages. */
export const refuseClosedCalls: RequestHandler = (req, res, next) => {
  if (!findClosedShop(res) || req.method === 'GET' || req.method === 'HEAD') next()
  else res.status(401).json({ error: true, message: 'Not authorized' })
}

/** Skips a handler while the shop is closed for the visitor. */
export const whenOpen =
  (handler: RequestHandler): RequestHandler =>
  (req, res, next) =>
    findClosedShop(res) ? next() : handler(req, res, next)

/** For addresses beside the pages, e.g. the platform's proxies: the key in the cookie or nothing. */
export function requireAccess({ accessGate }: ServerSettings): RequestHandler {
  return (req, res, next) => {
    if (!accessGate || holdsAccessKey(req, accessGate.key)) {
      next()
      return
    }
    res.setHeader('cache-control', 'private, no-store')
    res.status(401).json({ error: true, message: 'Not authorized' })
  }
}

/** Keeps the key, never the password, where no script of a page can read it. */
export function storeAccessKey(req: Request, res: Response, { accessGate, config }: ServerSettings): void {
  if (!accessGate) return
  setCookie(req, res, config.publicOrigin, ACCESS_COOKIE, accessGate.key, {
    httpOnly: true,
    maxAge: COOKIE_MS
  })
}

const holdsAccessKey = (req: Request, key: string) =>
  isSameSecret(parse(req.headers.cookie ?? '')[ACCESS_COOKIE], key)

const isProvenApp = (req: Request, { nativeApp }: ServerSettings) =>
  isSameSecret(req.get(nativeApp.keyHeader), nativeApp.key)

const isProvenDesigner = (req: Request, res: Response, { accessGate }: ServerSettings) =>
  findEditParent(res) !== undefined &&
  isSameSecret(
    new URLSearchParams(readAddress(req.originalUrl).search).get(DESIGNER_KEY_PARAMETER) ?? undefined,
    accessGate?.designerKey
  )
