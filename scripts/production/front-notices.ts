import type { SiteConfig } from '../../app/visit/config/app-config'
import { renderBrandPage } from '../../app/notices/brand-page'
import {
  HOME_LINK,
  NOTICE_TEXTS,
  RETRY_LABEL,
  STATUSES,
  type NoticeKind,
  type NoticeLanguage
} from '../../app/notices/notice-texts'

/** Responses of a server in front: no process takes requests, or the request never reaches one. */
const FRONT_NOTICES = [
  'away',
  'unreadable',
  'tooLong',
  'tooManyCookies',
  'tooMuch'
] as const satisfies NoticeKind[]

const LANGUAGES = Object.keys(NOTICE_TEXTS) as NoticeLanguage[]

/**
 * Files with the notices of a server in front of the shop, by their names: a page for each site and language, in the
 * look of its brand, and the same as JSON for calls (`deploy/nginx-shop.conf` chooses).
 */
export function renderFrontNotices(sites: readonly SiteConfig[]): Map<string, string> {
  const files = new Map<string, string>()
  for (const kind of FRONT_NOTICES) {
    const { title } = NOTICE_TEXTS.en[kind]
    files.set(
      `json/${kind}.json`,
      `${JSON.stringify({ title, type: 'about:blank', status: STATUSES[kind] })}\n`
    )
    for (const site of sites)
      for (const language of LANGUAGES)
        files.set(`${site.alias ?? site.id}-${language}/${kind}.html`, renderPage(site, language, kind))
  }
  return files
}

function renderPage(site: SiteConfig, language: NoticeLanguage, kind: NoticeKind): string {
  const { title, advice } = NOTICE_TEXTS[language][kind]
  const button =
    kind === 'away' ? { label: RETRY_LABEL[language], href: '' } : { label: HOME_LINK[language], href: '/' }
  return renderBrandPage(site, { language, title, text: advice, button })
}
