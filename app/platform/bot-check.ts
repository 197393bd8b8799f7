import { isPlatformError } from './http/platform-error'
import type { Family } from './platform-core'

/** The header in which a form's token reaches the shop's own server, which passes it on to nobody (requirement 14.5). */
export const BOT_CHECK_HEADER = 'x-bot-check'
export const BOT_CHECK_REFUSED = 'bot-check'

/** The forms that a bot check protects. The widget's token is bound to one of them. */
export type BotCheckAction =
  'login' | 'registration' | 'reset' | 'contact' | 'newsletter' | 'giftCard' | 'order' | 'stockNotice'

/** The token was missing, spent, too old, or of another form; the platform was not asked. */
export const isBotCheckRefusal = (error: unknown): boolean =>
  isPlatformError(error) && error.type === BOT_CHECK_REFUSED

/** The header of a token; nothing where the shop has no bot check. */
export const buildBotCheckHeader = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { [BOT_CHECK_HEADER]: token }

/** A family whose calls carry the token of a form; the family itself where the shop has no bot check. */
export const withBotCheck = <Operations extends object>(
  family: Family<Operations>,
  token: string | undefined
): Family<Operations> =>
  token === undefined
    ? family
    : core =>
        family({
          ...core,
          call: request =>
            core.call({ ...request, headers: { ...request.headers, ...buildBotCheckHeader(token) } })
        })
