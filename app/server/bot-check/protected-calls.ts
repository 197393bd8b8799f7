import type { BotCheckAction } from '../../platform/bot-check'

/**
 * The calls through the proxies that need a form's token where the shop has a bot check (requirement 14.5), each
 * `<proxy> <line>` of `PROXY_RULES` with the form's action. Own endpoints name theirs among their guards.
 *
 * An order's look-up is protected where its code is requested: the lookup itself is also sent without a form, by an
 * order's own token.
 */
export const PROTECTED_CALLS: Readonly<Record<string, BotCheckAction>> = {
  'api POST /customers': 'registration',
  'ocapi POST /customers/password_reset': 'reset',
  'api POST /customers/password/actions/create-reset-token': 'reset',
  'cases POST /servlet.WebToCase': 'contact',
  'ocapi POST /Account-SubmitGuestRegistration': 'newsletter',
  'ocapi POST /GiftCert-CheckBalance': 'giftCard',
  'api POST /orders/{orderNo}/actions/request-access-code': 'order'
}

/** The actions whose token a call needs; none for a call that no bot check protects. */
export const findBotCheck = (call: string): BotCheckAction[] => {
  const action = PROTECTED_CALLS[call]
  return action ? [action] : []
}
