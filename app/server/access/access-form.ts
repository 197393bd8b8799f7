import { Router, urlencoded, type Request, type RequestHandler } from 'express'
import { z } from 'zod'
import { deriveAccessKey, isSameSecret } from './access-key'
import { answerMalformed, refuseForeignPages } from '../endpoints/accept-json'
import type { Limits } from '../limits/limits'
import type { ClosedShop } from '../page-request/request-context'
import type { ServerSettings } from '../settings/server-settings'
import { findClosedShop, storeAccessKey } from './with-access-gate'

const body = z.object({
  username: z.string().trim().max(256).catch(''),
  password: z.string().max(1024).catch('')
})

/**
 * Takes the access form (requirement 1.7). It is a plain form without scripts, sent to the address of the
 * page that it replaces: right credentials set the cookie and load that page (303), all others show the form
 * again with its errors.
 */
export function accessForm(settings: ServerSettings, limits: Limits): Router {
  const router = Router()
  const { accessGate, config } = settings
  if (!accessGate) return router

  async function judge(req: Request): Promise<ClosedShop | undefined> {
    const { username, password } = body.parse(req.body)
    if (!username || !password)
      return {
        username,
        problems: { username: username ? undefined : 'missing', password: password ? undefined : 'missing' }
      }
    // Counted before it is judged, which costs computing time.
    const { wait, forgive } = await limits.attempt('accessGate', req)
    if (wait > 0) return { username, problems: {}, wait }
    const key = await deriveAccessKey(username, password, accessGate?.salt ?? '')
    if (isSameSecret(key, accessGate?.key)) {
      forgive()
      return undefined
    }
    return { username, problems: { username: 'wrong', password: 'wrong' } }
  }

  const submit: RequestHandler = (req, res, next) => {
    // Where another tab has opened the shop in between, there is nothing to judge.
    const judged = findClosedShop(res) ? judge(req) : Promise.resolve(undefined)
    judged.then(closed => {
      if (!closed) {
        storeAccessKey(req, res, settings)
        res.redirect(303, readOwnAddress(req))
        return
      }
      if (closed.wait) res.status(429).setHeader('retry-after', String(closed.wait))
      res.locals.closed = closed
      // From here on it is the page again, which shows the form.
      req.method = 'GET'
      next()
    }, next)
  }

  router.post(
    '*',
    skipOthers,
    refuseForeignPages(config.publicOrigin),
    urlencoded({ extended: false, limit: '4kb', parameterLimit: 8 }),
    submit
  )
  router.use(answerMalformed)
  return router
}

/** The shop's own addresses take JSON. */
const skipOthers: RequestHandler = (req, _res, next) =>
  next(req.is('application/x-www-form-urlencoded') ? undefined : 'router')

/** Where the form was: never another host, whatever slashes an address begins with. */
const readOwnAddress = (req: Request) => `/${req.originalUrl.replace(/^[/\\]+/, '')}`
