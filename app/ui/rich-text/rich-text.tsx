import { useContext, type MouseEvent } from 'react'
import { useHistory } from 'react-router-dom'
import { joinClassNames } from '../class-names/join-class-names'
import { isPlainClick } from '../link/link'
import { HrefContext, FullLoadContext } from '../link/link-context'
import { prefixLinks, type CleanHtml } from './clean-html'

/** An editor's HTML, cleaned, with links that stay in the shop. */
export function RichText({ html, className }: { html: CleanHtml; className?: string }) {
  const buildHref = useContext(HrefContext)
  const needsFullLoad = useContext(FullLoadContext)
  const history = useHistory()

  function followInApp(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as Element).closest('a')
    const href = link?.getAttribute('href')
    if (!history || !href || !/^\/(?![/\\])/.test(href) || !isPlainClick(event) || event.defaultPrevented)
      return
    if (needsFullLoad(href)) return
    event.preventDefault()
    history.push(href)
  }

  return (
    // The links inside are the controls; this only listens to them.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div
      className={joinClassNames('rich-text', className)}
      onClick={followInApp}
      dangerouslySetInnerHTML={{ __html: prefixLinks(html, buildHref) }}
    />
  )
}
