import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ChunkExtractorManager } from '../../entry/kit-adapter/chunk-extractor-manager'
import { StaticRouter } from '../../entry/kit-adapter/router'
import { takeHeadParts } from '../../page-head/head'
import { FAILED_MARK, type ReadFragment } from '../../ui/frame/cached-fragment'
import type { AppContext } from './app-context'
import { ShopProviders } from './shop-providers'

const MAX_BYTES = 4 * 1024 * 1024

/** Markup of all sites and locales, the least recently used leaves first. */
const fragments = new LRUCache<string, string>({
  maxSize: MAX_BYTES,
  sizeCalculation: (markup, key) => 2 * (markup.length + key.length)
})
const pending = new Set<string>()

const ids = new WeakMap<object, number>()
let lastId = 0

function identify(dependency: object): number {
  const id = ids.get(dependency) ?? ++lastId
  ids.set(dependency, id)
  return id
}

/**
 * Fragments that are the same for every visitor of a site and locale. A fragment is rendered for the cache after the
 * page that first needed it, since React cannot render within a render; that page renders the same elements in place.
 */
export function createReadFragment(appContext: AppContext, report: (error: unknown) => void): ReadFragment {
  const { site, view } = appContext
  return (cacheKey, deps, render) => {
    const isCached = deps.some(each => each !== undefined) && !view.app && !view.editParent
    if (!isCached) return undefined
    const versions = deps.map(each => each && identify(each))
    const key = [site.site.id, site.locale.id, cacheKey, ...versions].join(' ')
    const markup = fragments.get(key)
    if (markup !== undefined) return { markup }
    const elements = <WithoutScripts>{render()}</WithoutScripts>
    if (!pending.has(key)) {
      pending.add(key)
      setTimeout(() => {
        pending.delete(key)
        try {
          const rendered = renderAlone(appContext, elements)
          // The page reports a part that fails in its boundary; the next page tries again.
          if (!rendered.includes(FAILED_MARK)) fragments.set(key, rendered)
        } catch (error) {
          report(error)
        } finally {
          // The head of the page that needed the fragment is written; the next page's is not this one's.
          takeHeadParts()
        }
      })
    }
    return { elements }
  }
}

const renderAlone = (appContext: AppContext, elements: ReactNode): string =>
  renderToString(
    <StaticRouter>
      <ShopProviders appContext={appContext}>{elements}</ShopProviders>
    </StaticRouter>
  )

/** The browser does not hydrate a fragment, so a page that renders one in place names no scripts for it either. */
const WithoutScripts = ({ children }: { children: ReactNode }) => (
  <ChunkExtractorManager extractor={{ addChunk: () => undefined }}>{children}</ChunkExtractorManager>
)
