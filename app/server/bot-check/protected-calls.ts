import type { RequestHandler } from 'express'
import type { BotCheckAction } from '../../platform/bot-check'
import { readJson } from '../proxies/json-body'
import { requireBotCheck } from './require-bot-check'

const LOOK_UP = 'api POST /orders/{orderNo}/lookup'

/**
 * The calls through the proxies that need a form's token where the shop has a bot check (requirement 14.5), each
 * `<proxy> <line>` of `PROXY_RULES` with the form's action. Own endpoints name theirs among their guards.
 */
export const PROTECTED_CALLS: Readonly<Record<string, BotCheckAction>> = {
  'api POST /customers': 'registration',
  'ocapi POST /customers/password_reset': 'reset',
  'api POST /customers/password/actions/create-reset-token': 'reset',
  'cases POST /servlet.WebToCase': 'contact',
  'ocapi POST /Account-SubmitGuestRegistration': 'newsletter',
  'api POST /notices': 'stockNotice',
  'ocapi POST /GiftCert-CheckBalance': 'giftCard',
  'api POST /orders/{orderNo}/actions/request-access-code': 'order',
  [LOOK_UP]: 'order'
}

/** Shorter ones are codes of a mail, which a form sends; an order's own token is longer, and nobody guesses it. */
const SHORTEST_ORDER_TOKEN = 20

/** An order that opens by its own token is read without a form. */
function isWithoutForm(call: string, body: unknown): boolean {
  if (call !== LOOK_UP) return false
  const code = readJson(body)?.orderViewCode
  return typeof code === 'string' && code.length >= SHORTEST_ORDER_TOKEN
}

/** Asks for the token of a call's form; calls that no bot check protects pass. */
export function protectCall(parts: Parameters<typeof requireBotCheck>[0], call: string): RequestHandler {
  const action = PROTECTED_CALLS[call]
  const check = requireBotCheck(parts, action ? [action] : [])
  return (req, res, next) => (isWithoutForm(call, req.body) ? next() : check(req, res, next))
}
