import { createIntl, type IntlShape } from './intl'
import { findMessages } from './messages'

const known = new Map<string, IntlShape>()

/**
 * The formatter of a locale; one for the life of the process or tab. A missing
 * translation is only logged, and the English default is shown (requirement 1.1).
 */
export function createShopIntl(localeId: string): IntlShape {
  const messages = findMessages(localeId)
  const existing = known.get(localeId)
  if (existing && existing.messages === messages) return existing
  const intl = createIntl({
    locale: localeId,
    defaultLocale: 'en-US',
    messages,
    onError: error => {
      if (error.code !== 'MISSING_TRANSLATION') throw error
      logOnce(error.message)
    }
  })
  known.set(localeId, intl)
  return intl
}

const logged = new Set<string>()

function logOnce(text: string): void {
  if (logged.has(text)) return
  logged.add(text)
  // eslint-disable-next-line no-console -- a missing translation is only logged as a warning (requirement 1.1)
  console.warn(text.trim())
}
