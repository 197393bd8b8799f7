import type { ComponentProps } from 'react'
import { useSite } from '../visit/site/site-context'
import type { PageComponent } from './create-page'

/**
 * Pages that are loaded together, since a visit to one usually leads to another: every lazy-loaded page of
 * its own costs all other pages its entry in their list.
 *
 * @param choose the page at a path, which is in lower case and ends in no slash.
 */
export function combinePages(choose: (path: string) => PageComponent): PageComponent {
  const find = (path: string) => choose(path.toLowerCase().replace(/\/+$/, ''))
  function CombinedPage(props: ComponentProps<PageComponent>) {
    const { pathOf } = useSite()
    const Page = find(pathOf(props.location.pathname))
    return <Page {...props} />
  }
  CombinedPage.loader = ((address: { path: string }) =>
    find(address.path).loader(address as never)) as PageComponent['loader']
  return CombinedPage as PageComponent
}
