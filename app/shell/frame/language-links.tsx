import { useLocation } from '../../entry/kit-adapter/router'
import { useIntl } from '../../intl/intl'
import type { LocaleConfig } from '../../visit/config/app-config'
import { readPageQuery } from '../../visit/addresses/cache-key'
import { useSite } from '../../visit/site/site-context'
import { layoutMessages as messages } from './layout-messages'

export interface SamePage {
  path: string
  /** Its paths in other locales (by id) where they differ. */
  pathsByLocale?: Readonly<Record<string, string>>
}

/** The language links as a landmark of their own: once per page, in its footer. */
export function LanguageLinks(page: SamePage) {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage(messages.language)} className="grow">
      <LanguageList {...page} className="chip-row no-scrollbar gap-x-4 text-xs" />
    </nav>
  )
}

/** The same page in the other locales of this shop. Plain anchors, because texts, prices and session change with the locale. */
export function LanguageList({
  path,
  pathsByLocale,
  className = 'flex flex-wrap gap-x-5 text-sm'
}: SamePage & { className?: string }) {
  const { site, locale, hrefIn } = useSite()
  const query = String(readPageQuery(useLocation().search))
  const search = query && `?${query}`
  return (
    <ul role="list" className={className}>
      {site.l10n.supportedLocales.map(other => (
        <li key={other.id}>
          <a
            href={hrefIn(other, `${pathsByLocale?.[other.id] ?? path}${search}`)}
            hrefLang={other.id}
            lang={other.id}
            aria-current={other.id === locale.id || undefined}
            className="link-plain inline-block py-2.5 aria-[current]:font-semibold"
          >
            {nameLocale(other)}
          </a>
        </li>
      ))}
    </ul>
  )
}

const names = new Map<string, string>()

/** "Deutsch (Österreich)", in the locale's own language. `Intl` is slow to name its first one. */
function nameLocale({ id, name: given }: LocaleConfig): string {
  const known = given ?? names.get(id)
  if (known) return known
  const [language = id, region = ''] = id.split('-')
  const languageName = new Intl.DisplayNames(id, { type: 'language' }).of(language) ?? language
  const regionName = region && new Intl.DisplayNames(id, { type: 'region' }).of(region)
  // French and Italian write languages in lower case, even as a label of its own.
  const title = languageName.charAt(0).toLocaleUpperCase(id) + languageName.slice(1)
  const name = regionName ? `${title} (${regionName})` : title
  names.set(id, name)
  return name
}
