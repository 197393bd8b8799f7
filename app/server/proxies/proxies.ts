import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express'
import { findClientAddress } from '../limits/client-address'
import { refuseForeignPages } from '../endpoints/accept-json'
import type { ServerSettings } from '../settings/server-settings'
import { requireAccess } from '../access/with-access-gate'
import { withFrameOfCall } from '../middleware/with-trusted-frame'
import { withPrivateLog } from '../middleware/with-private-log'
import type { Limits } from '../limits/limits'
import type { ReportError } from '../report-error'
import { protectCall } from '../bot-check/protected-calls'
import { answerProblem } from './answer-problem'
import { checkBody } from './json-body'
import { guardFreshLogin } from './fresh-login-calls'
import { createForwarder } from './forward-request'
import { limitGuesses } from './limit-guesses'
import { compileRoutes, isPlainPath, type AllowedRoute } from './match-route'
import { PROXY_RULES, type ProxyRule } from './proxy-rules'

/** Path prefix of the shop's proxies; Managed Runtime has its own there. */
export const PROXY_BASE = '/mobify/proxy'

/**
 * The shop's proxies to the platform and to the services beside it, for everything that `PROXY_RULES` names
 * and nothing else (decision 18). Their responses must never run as a page of the shop: every response is
 * sandboxed.
 */
export function createProxies(
  settings: ServerSettings,
  limits: Limits,
  report: ReportError,
  rules: readonly ProxyRule[] = PROXY_RULES
): Router {
  const router = Router()
  const { publicOrigin } = settings.config
  const refuseForeign = refuseForeignPages(publicOrigin)
  const routes = rules.flatMap(rule => mountRoutes(rule, settings, limits, report))

  router.use(withPrivateLog, lockUp, withFrameOfCall(settings), requireAccess(settings), (req, res, next) => {
    const fitting = isPlainPath(req.path) ? routes.filter(({ pattern }) => pattern.test(req.path)) : []
    const route = fitting.find(({ method }) => method === (req.method === 'HEAD' ? 'GET' : req.method))
    if (fitting.length === 0) answerProblem(res, 404, 'Nothing is passed on there')
    else if (!route) {
      res.setHeader('allow', fitting.map(({ method }) => method).join(', '))
      answerProblem(res, 405, 'The method is not passed on')
    } else if (route.method === 'GET') route.handle(req, res, next)
    else refuseForeign(req, res, failure => (failure ? next(failure) : route.handle(req, res, next)))
  })
  router.use(answerUnreadableBody)
  return router
}

interface MountedRoute extends AllowedRoute {
  handle: RequestHandler
}

function mountRoutes(
  rule: ProxyRule,
  settings: ServerSettings,
  limits: Limits,
  report: ReportError
): MountedRoute[] {
  const { config, proxyOrigins, trustedProxies } = settings
  const origin = proxyOrigins[rule.proxy]
  if (!origin) return []
  const forward = createForwarder(rule, {
    origin,
    publicOrigin: config.publicOrigin,
    findClientAddress: req => findClientAddress(req, trustedProxies),
    report
  })
  const readBody = rule.streamsRequests
    ? requireLength(rule.maxRequestBytes)
    : express.raw({ type: () => true, limit: rule.maxRequestBytes, inflate: false })
  const strip: RequestHandler = (req, _res, next) => {
    req.url = stripProxy(req, rule)
    next()
  }
  const { organizationId, contentSubPath } = config.commerce
  const project = config.monitoring.dsn ? new URL(config.monitoring.dsn).pathname.slice(1) : ''
  const known = {
    organizationId: [organizationId],
    siteId: config.sites.map(({ id }) => id),
    contentSubPath: [contentSubPath],
    errorProject: project ? [project] : []
  }
  return compileRoutes(rule, known).map(route => ({
    ...route,
    handle: Router().use(
      readBody,
      strip,
      checkBody(rule.bodies?.[route.line]),
      guardFreshLogin(settings, `${rule.proxy} ${route.line}`),
      protectCall({ settings, limits, report }, `${rule.proxy} ${route.line}`),
      limitGuesses(limits, `${rule.proxy} ${route.line}`),
      forward(route.line)
    )
  }))
}

/** The address below the proxy, with its query and nothing else of the request line. */
const stripProxy = (req: Request, { proxy }: ProxyRule) =>
  req.path.slice(`/${proxy}`.length) + (/\?[^#]*/.exec(req.url)?.[0] ?? '')

/** Opened as a page a response may load, run and send nothing, and a browser does not sniff its type. */
const lockUp: RequestHandler = (_req, res, next) => {
  res.setHeader('content-security-policy', "sandbox; default-src 'none'")
  res.setHeader('x-content-type-options', 'nosniff')
  next()
}

/** For bodies that are streamed: Node's parser ends them at their declared length. */
const requireLength =
  (most: number): RequestHandler =>
  (req, res, next) => {
    const length = req.get('content-length')
    if (length === undefined) answerProblem(res, 411, 'The request does not say how long it is')
    else if (Number(length) > most) answerProblem(res, 413, 'The request is too long')
    else next()
  }

const answerUnreadableBody: ErrorRequestHandler = (error, _req, res, _next) => {
  const { status } = error as { status?: number }
  answerProblem(res, status === 413 || status === 415 ? status : 400, 'The request cannot be read')
}
