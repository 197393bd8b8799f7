import { Helmet } from 'react-helmet'
import { getAssetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import { listContentGroups } from '../content-registry'
import type { ContentPage } from '../model/content-page'

const MARK = 'data-content-group'

/** Names the code that this page's components need, so that the browser fetches it beside the app. */
export function ContentChunks({ page }: { page: ContentPage }) {
  const groups = listContentGroups(page)
  if (groups.length === 0) return null
  return (
    <Helmet>
      {groups.map(name => (
        <link
          key={name}
          rel="preload"
          as="script"
          href={getAssetUrl(`content-${name}.js`)}
          {...{ [MARK]: name }}
        />
      ))}
    </Helmet>
  )
}

/** The groups that the server's page names: they must be there before hydration. */
export const readContentGroups = (): string[] =>
  [...document.querySelectorAll(`link[${MARK}]`)].map(link => link.getAttribute(MARK) ?? '')
