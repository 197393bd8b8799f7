import type { RequestHandler, Router } from 'express'
import { refuseUnknownOperation } from './not-served'
import { allOperations } from './families'
import type { Operation } from './operation'

/** Express 4's data of a mounted route, which is not part of its types. */
interface Route {
  path: string | RegExp | (string | RegExp)[]
  methods: Record<string, boolean | undefined>
  stack: { handle: RequestHandler }[]
}
interface Layer {
  regexp: RegExp
  match(path: string): boolean
  /** The path that `match` consumed. */
  path?: string
  route?: Route
  handle: { stack?: Layer[] }
}

/** Values under which a path of the registry is a real address; all other parameters become "x". */
const SAMPLES: Record<string, string> = {
  organizationId: 'f_ecom_sbox_001',
  siteId: 'jasmin',
  locale: 'de_DE',
  ids: 'a,b',
  version: 'dw00000000'
}
const fillIn = (address: string) =>
  address.replace(/\{(\w+)\}/g, (_all, parameter: string) => SAMPLES[parameter] ?? 'x')

const answersItself = (route: Route) => route.stack.some(({ handle }) => handle !== refuseUnknownOperation)

/** All routes that Express would hand such a request to, in its order. */
function findRoutes(stack: Layer[], path: string, method: string): Route[] {
  return stack.flatMap(layer => {
    if (!layer.match(path)) return []
    const { route, handle } = layer
    if (route) return route.methods[method] && answersItself(route) ? [route] : []
    return handle.stack ? findRoutes(handle.stack, path.slice(layer.path?.length ?? 0) || '/', method) : []
  })
}

/** "/orders/:orderNo" and "/orders/{orderNo}" have the same shape. */
const getShape = (path: string) => path.replace(/\{\w+\}|:\w+(?:\([^)]*\))?/g, '*').replace(/\/$/, '')

const isMadeFor = (route: Route, address: string) =>
  [route.path].flat().some(path => typeof path === 'string' && getShape(address).endsWith(getShape(path)))

/** The routes that each address of the registry leads to. */
function findCalls(platform: Router) {
  const stack = platform.stack as unknown as Layer[]
  return allOperations.flatMap(operation =>
    operation.addresses.map(address => ({
      address,
      operation,
      routes: findRoutes(stack, fillIn(address), operation.method.toLowerCase())
    }))
  )
}

/**
 * The operations that have a route, read from the mounted routers of a platform. A route that was made for
 * one operation serves no other, although its parameter may take the other's fixed word; a route with a
 * parameter for several operations ("/activities/:activity") serves them all. An operation with several
 * addresses is served when it is at each of them.
 */
export function listServedOperations(platform: Router): Operation[] {
  const calls = findCalls(platform)
  const taken = new Set(
    calls.flatMap(({ routes, address }) => routes.filter(route => isMadeFor(route, address)))
  )
  const missing = new Set(
    calls
      .filter(({ routes, address }) => !routes.some(route => isMadeFor(route, address) || !taken.has(route)))
      .map(({ operation }) => operation)
  )
  return allOperations.filter(operation => !missing.has(operation))
}

/** A mounted path as it was written, near enough to be recognized: Express keeps it as a pattern only. */
const describeMount = ({ source }: RegExp): string =>
  source
    .replace('\\/?(?=\\/|$)', '')
    .replaceAll('(?:\\/([^/]+?))', '/*')
    .replace(/[\\^$]/g, '')

function listRoutes(stack: Layer[], mount: string): { route: Route; where: string }[] {
  return stack.flatMap(({ route, handle, regexp }) => {
    if (route) return [{ route, where: mount + String(route.path) }]
    return handle.stack ? listRoutes(handle.stack, mount + describeMount(regexp)) : []
  })
}

/** Routes that no operation of the registry leads to; the console's own are none of the platform's. */
export function listUnnamedRoutes(platform: Router): string[] {
  const named = new Set(findCalls(platform).flatMap(({ routes }) => routes))
  return listRoutes(platform.stack as unknown as Layer[], '')
    .filter(({ route, where }) => !named.has(route) && !/^\/(?:$|control\/|console\/)/.test(where))
    .map(({ where }) => where)
}
