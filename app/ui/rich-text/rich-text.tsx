import { useContext } from 'react'
import { joinClassNames } from '../join-class-names'
import { HrefContext } from '../action/link-context'
import { prefixLinks, type CleanHtml } from './clean-html'

/** An editor's HTML, cleaned, with links that stay in the shop. */
export function RichText({ html, className }: { html: CleanHtml; className?: string }) {
  const buildHref = useContext(HrefContext)

  return (
    <div
      className={joinClassNames('rich-text', className)}
      dangerouslySetInnerHTML={{ __html: prefixLinks(html, buildHref) }}
    />
  )
}
