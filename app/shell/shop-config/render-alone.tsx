import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { AppContext } from './app-context'
import { ShopProviders } from './shop-providers'

/** React's mark for a part that could not be rendered. */
const FAILED = '<!--$!-->'

/**
 * Renders a part of a page by itself, never while a page is rendered, whose contexts it would spoil; undefined where
 * that fails: the page renders it in place, where its failure is reported.
 */
export function renderAlone(appContext: AppContext, render: () => ReactNode): string | undefined {
  try {
    const html = renderToString(
      <StaticRouter>
        <ShopProviders appContext={appContext}>{render()}</ShopProviders>
      </StaticRouter>
    )
    return html.includes(FAILED) ? undefined : html
  } catch {
    return undefined
  }
}
