import { getAssetUrl } from '../../entry/kit-adapter/asset-url'
import { Head } from '../../page-head/head'
import { nameCode } from '../../lazy-loading/name-code'
import { listContentGroups } from '../content-registry'
import type { ContentPage, ContentRegion } from './content-page'

const MARK = 'data-content-group'

/** Rendered once by the server (`CachedFragment`): a browser that renders it after all fetches its code then. */
const isFooter = ({ id }: ContentRegion) => id === 'footer' || id.startsWith('column')

/** Names the code that this page's components need, so that the browser fetches it in parallel with the app. */
export function ContentChunks({ page }: { page: ContentPage }) {
  const groups = listContentGroups({ regions: page.regions.filter(region => !isFooter(region)) })
  if (groups.length === 0) return null
  return (
    <Head>
      {groups.map(name => (
        <meta key={name} {...nameCode(getAssetUrl(`content-${name}.js`))} {...{ [MARK]: name }} />
      ))}
    </Head>
  )
}

/** The groups listed in the server's page: they must be loaded before hydration. */
export const readContentGroups = (): string[] =>
  [...document.querySelectorAll(`meta[${MARK}]`)].map(meta => meta.getAttribute(MARK) ?? '')
