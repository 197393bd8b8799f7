import { useSite } from '../../visit/site/site-context'
import { findContentType, parseBlock } from '../content-registry'
import { findRegion, type ContentPage, type ContentRegion } from './content-page'
import { RegionComponents } from './content-components'

/**
 * An editor's page with its own heading, below the region at the top that
 * every page may have. A page that does not start with a heading gets its title as one for screen readers.
 */
export function PageContent({ page }: { page: ContentPage }) {
  const { site } = useSite()
  const top = findRegion(page, 'topRegion')
  const content = findRegion(page, 'content')
  return (
    <>
      {!opensWithHeading(top ?? content) && <h1 className="sr-only">{page.meta.title || site.name}</h1>}
      <RegionComponents region={content} leading={!top && 'page'} />
    </>
  )
}

function opensWithHeading(region: ContentRegion | undefined): boolean {
  const [component] = region?.components ?? []
  const type = component && findContentType(component.typeId)
  const attributes = parseBlock(type, component?.data ?? {})
  return attributes !== undefined && type?.headsPage?.(attributes) === true
}
