import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHistory, useLocation } from '../../entry/kit-adapter/router'
import { paths } from '../../visit/addresses/paths'
import type { ContentPage } from '../../content/page/content-page'
import { usePlatform } from '../../platform/platform-context'
import { useSite } from '../../visit/site/site-context'

/**
 * After a navigation in the browser: redirects to where the content page of this address lives (requirement 2.1), as
 * the server does on a first view.
 */
export function useContentRedirect(page: ContentPage, path: string): void {
  const site = useSite()
  const platform = usePlatform()
  const client = useQueryClient()
  const history = useHistory()
  const { search } = useLocation()
  // A first look, which most pages pass; the code behind it reads the url.
  const mayBeMoved = page.pageFetchedById && page.url !== `/${page.id}` && page.url !== paths.home
  useEffect(() => {
    if (!mayBeMoved) return
    let isLeft = false
    void import(/* webpackChunkName: "follow-content-redirect" */ './follow-content-redirect').then(
      async ({ followContentRedirect }) => {
        const target = await followContentRedirect({ path, search, site, platform, client })
        if (target !== undefined && !isLeft) history.replace(site.href(target))
      }
    )
    return () => {
      isLeft = true
    }
  }, [mayBeMoved, path, search, site, platform, client, history])
}
