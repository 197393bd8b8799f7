import { useContext, type MouseEvent } from 'react'
import { useHistory } from 'react-router-dom'
import { joinClassNames } from '../class-names/join-class-names'
import { isPlainClick } from '../link/link'
import { HrefContext } from '../link/link-context'
import { sanitizeHtml } from './sanitize-html'

/** Editors' texts repeat on every request: each is cleaned once per site and locale. */
const cleaned = new Map<string, string>()
const MAX_CLEANED = 1000

/** An editor's HTML, cleaned, with links that stay in the shop. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const buildHref = useContext(HrefContext)
  const history = useHistory()

  function followInApp(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as Element).closest('a')
    const href = link?.getAttribute('href')
    if (!history || !href || !/^\/(?!\/)/.test(href) || !isPlainClick(event) || event.defaultPrevented) return
    event.preventDefault()
    history.push(href)
  }

  return (
    // The links inside are the controls; this only listens to them.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div
      className={joinClassNames('rich-text', className)}
      onClick={followInApp}
      dangerouslySetInnerHTML={{ __html: cleanOnce(html, buildHref) }}
    />
  )
}

function cleanOnce(html: string, buildHref: (path: string) => string): string {
  const key = `${buildHref('/')}\n${html}`
  const known = cleaned.get(key)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, buildHref)
  if (cleaned.size >= MAX_CLEANED) cleaned.clear()
  cleaned.set(key, clean)
  return clean
}
