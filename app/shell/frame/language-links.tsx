import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { LocaleConfig } from '../../config/app-config'
import { readPageQuery } from '../../addresses/cache-key'
import { useSite } from '../../site/site-context'
import { layoutMessages as messages } from './layout-messages'

export interface SamePage {
  path: string
  /** Its paths in other locales (by id) where it has others there. */
  pathsByLocale?: Readonly<Record<string, string>>
}

/** The languages as a landmark of their own: once on a page, in its footer. */
export function LanguageLinks(page: SamePage) {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage(messages.language)}>
      <LanguageList {...page} />
    </nav>
  )
}

/** The same page in the other locales of this shop. Plain anchors: words, prices and session change with it. */
export function LanguageList({ path, pathsByLocale }: SamePage) {
  const { site, locale, hrefIn } = useSite()
  const query = String(readPageQuery(useLocation().search))
  const search = query && `?${query}`
  return (
    <ul role="list" className="flex flex-wrap gap-x-5">
      {site.l10n.supportedLocales.map(other => (
        <li key={other.id}>
          <a
            href={hrefIn(other, `${pathsByLocale?.[other.id] ?? path}${search}`)}
            hrefLang={other.id}
            lang={other.id}
            aria-current={other.id === locale.id || undefined}
            className="link-plain inline-block py-2.5 text-sm aria-[current]:font-semibold"
          >
            {nameLocale(other)}
          </a>
        </li>
      ))}
    </ul>
  )
}

const names = new Map<string, string>()

/** "Deutsch (Österreich)", in the locale's own language. */
function nameLocale({ id }: LocaleConfig): string {
  const known = names.get(id)
  if (known) return known
  const [language = id, region = ''] = id.split('-')
  const languageName = new Intl.DisplayNames(id, { type: 'language' }).of(language) ?? language
  const regionName = region && new Intl.DisplayNames(id, { type: 'region' }).of(region)
  // French and Italian write languages small, even here where the name stands by itself.
  const title = languageName.charAt(0).toLocaleUpperCase(id) + languageName.slice(1)
  const name = regionName ? `${title} (${regionName})` : title
  names.set(id, name)
  return name
}
