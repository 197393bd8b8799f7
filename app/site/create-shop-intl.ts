import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import { findMessages } from './messages'

const cache = createIntlCache()
const known = new Map<string, IntlShape>()

/**
 * The formatter of a locale; one for the life of the process or tab. A missing
 * translation is only logged, the English default shows (spec 1 section 8).
 */
export function createShopIntl(localeId: string, warn: (text: string) => void): IntlShape {
  const messages = findMessages(localeId)
  const existing = known.get(localeId)
  if (existing && existing.messages === messages) return existing
  const intl = createIntl(
    {
      locale: localeId,
      defaultLocale: 'en-US',
      messages,
      onError: error => {
        if (error.code === 'MISSING_TRANSLATION') warn(error.message)
        else throw error
      }
    },
    cache
  )
  known.set(localeId, intl)
  return intl
}
