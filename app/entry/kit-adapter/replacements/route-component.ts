import {
  getRoutes as wrapRoutes,
  routeComponent as wrap
} from '@salesforce/pwa-kit-react-sdk/ssr/universal/components/route-component'

let routes: unknown[] | undefined
const wrapped = new WeakMap<object, unknown>()

/**
 * The framework wraps every page's component anew for every request. Its wrappers
 * keep nothing of a request unless pages read by `getProps`, which ours do not:
 * once is enough, and the engine meets the same functions again.
 */
export function getRoutes(locals: object): unknown[] {
  routes ??= wrapRoutes(locals)
  return routes
}

export function routeComponent(component: object, isPage: boolean, locals: object): unknown {
  const known = wrapped.get(component)
  if (known) return known
  const made = wrap(component, isPage, locals)
  wrapped.set(component, made)
  return made
}
