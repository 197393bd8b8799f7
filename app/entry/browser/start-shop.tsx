import type { DehydratedState } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createBrowserHistory } from 'history'
import { loadableReady } from '../kit-adapter/loadable'
import { Route, Router, Switch, type RouteComponentProps } from '../kit-adapter/router'
import type { AppContext } from '../../shell/shop-config/app-context'
import { createBrowserContext } from '../../shell/shop-config/create-browser-context'
import { ShopProviders } from '../../shell/shop-config/shop-providers'
import { Shop } from '../../shell/frame/shop'
import { listRoutes } from '../../shell/routes'
import { hydrateBeforeNavigating } from './hydrate-before-navigating'
import { nextTask } from './evaluate-parts'
import { hydratePage } from './hydrate-page'
import { ErrorBoundary, type PageFailure } from './error-boundary'

/** Data that the framework writes into the page; its helpers read it from `window`. */
interface PageData {
  __CONFIG__: Window['__CONFIG__']
  __PRELOADED_STATE__?: { __STATE_MANAGEMENT_LIBRARY?: DehydratedState }
  __ERROR__?: PageFailure | null
}

const listPages = () =>
  listRoutes().map(({ component, ...route }) => (
    <Route key={route.path[0]} {...route} component={component as ComponentType<RouteComponentProps>} />
  ))

/** Not `BrowserRouter`, which brings the router for addresses behind a `#` along. */
const browserHistory = createBrowserHistory()
// It notices where the browser goes only while somebody listens, and the router does not before the first render: an
// anchor that is followed, or a step back to one, while messages and content are on their way would be lost.
browserHistory.listen(() => undefined)

/** The elements that the framework renders on the server, without its wrappers, which only the server needs. */
function StartedShop({ appContext, failure }: { appContext: AppContext; failure?: PageFailure }) {
  return (
    <Router history={browserHistory}>
      <ShopProviders appContext={appContext}>
        <ErrorBoundary failure={failure}>
          <Shop>
            <Switch>{listPages()}</Switch>
          </Shop>
        </ErrorBoundary>
      </ShopProviders>
    </Router>
  )
}

/**
 * Hydrates the server's page. Ours instead of the framework's, whose wrappers of every page load data in ways that
 * no page of ours uses.
 */
export async function startShop(root: Element, data: PageData): Promise<void> {
  Object.assign(window, data)
  const appContext = createBrowserContext(
    data.__CONFIG__.app,
    data.__PRELOADED_STATE__?.__STATE_MANAGEMENT_LIBRARY
  )
  await loadableReady()
  await nextTask()
  const failure = data.__ERROR__ ?? undefined
  hydrateBeforeNavigating(browserHistory)
  hydratePage(root, <StartedShop appContext={appContext} failure={failure} />)
}
