import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIntl, type IntlShape } from '../../app/intl/intl'
import type { Catalogue } from '../../app/intl/messages'

const COMPILED = join(__dirname, '../../translations/compiled')
/** Of every page, and of the groups that only some pages load. */
const FOLDERS = ['', 'consent', 'personal']

const readMessages = (locale: string): Catalogue =>
  Object.assign(
    {},
    ...FOLDERS.map(
      folder => JSON.parse(readFileSync(join(COMPILED, folder, `${locale}.json`), 'utf8')) as object
    )
  )

const catalogues = new Map<string, Catalogue>()

/** A formatter with all compiled texts of `texts`; `locale` decides how numbers and dates are written. */
export function buildIntl(locale = 'en-US', texts = 'en-US'): IntlShape {
  const messages = catalogues.get(texts) ?? readMessages(texts)
  catalogues.set(texts, messages)
  return createIntl({ locale, defaultLocale: locale, messages, onError: () => undefined })
}
