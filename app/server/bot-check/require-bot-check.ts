import type { Request, RequestHandler, Response } from 'express'
import { BOT_CHECK_HEADER, BOT_CHECK_REFUSED, type BotCheckAction } from '../../platform/bot-check'
import type { Limits } from '../limits/limits'
import { answerProblem } from '../proxies/answer-problem'
import type { ReportError } from '../report-error'
import type { ServerSettings } from '../settings/server-settings'
import { verifyToken } from './verify-token'

interface BotCheckParts {
  settings: Pick<ServerSettings, 'botCheck' | 'config'>
  limits: Limits
  report: ReportError
}

/**
 * Lets a call pass that carries a good token of one of these forms (requirement 14.5, decision 18), before its limits
 * and before the platform: 403 of type `bot-check` for any other. Where the service of the bot check does not answer,
 * half as many calls pass as usual. Everything passes where the shop has no bot check, or the call needs none.
 */
export function requireBotCheck(
  { settings, limits, report }: BotCheckParts,
  actions: readonly BotCheckAction[]
): RequestHandler {
  const { botCheck: service, config } = settings
  if (!service || actions.length === 0) return (_req, _res, next) => next()
  const check = createCheck({ service, config, limits, report }, actions)
  return (req, res, next) => {
    check(req, res).then(isPassed => {
      if (isPassed) next()
    }, next)
  }
}

interface CheckParts extends Pick<BotCheckParts, 'limits' | 'report'> {
  service: NonNullable<ServerSettings['botCheck']>
  config: ServerSettings['config']
}

/** Whether a call may pass; one that may not is answered. */
const createCheck =
  ({ service, config, limits, report }: CheckParts, actions: readonly BotCheckAction[]) =>
  async (req: Request, res: Response): Promise<boolean> => {
    const token = req.get(BOT_CHECK_HEADER)
    if (!token) return refuse(res)
    const attempt = await limits.attempt('botCheck', req)
    if (attempt.wait > 0) return answerWait(res, attempt.wait)
    const hostname = config.publicOrigin ? new URL(config.publicOrigin).hostname : req.hostname
    const verdict = await verifyToken(token, { ...service, actions, hostname }, report)
    if (verdict === 'refused') return refuse(res)
    attempt.forgive()
    if (verdict === 'passed') return true
    const { wait } = await limits.attempt('uncheckedForm', req)
    return wait === 0 || answerWait(res, wait)
  }

function refuse(res: Response): false {
  answerProblem(res, 403, 'The bot check was not passed', BOT_CHECK_REFUSED)
  return false
}

function answerWait(res: Response, wait: number): false {
  res.setHeader('retry-after', String(wait))
  answerProblem(res, 429, 'Too many attempts')
  return false
}
