import {
  getRoutes as wrapRoutes,
  routeComponent as wrap
} from '@salesforce/pwa-kit-react-sdk/ssr/universal/components/route-component'

let routes: unknown[] | undefined
const wrapped = new WeakMap<object, unknown>()

/**
 * The framework wraps the component of every route for every request. Its wrappers hold data of a request only for pages
 * with `getProps`, which the shop has none of, so one wrapper serves all requests. Without this a product page takes
 * 20 % more processor time.
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
