import { findOperation } from '../operations/find-operation'
import type { Operation } from '../operations/operation'

/** The subject of a request, for counters and faults. */
interface RequestClass {
  /** Key of the statistics, e.g. "scapi.products"; undefined for the console's own pages and for unknown addresses. */
  statistic?: string
  /** The platform's operation, served or not. */
  operation?: Operation
  /** Names a fault may use for it, e.g. ["orders.create", "orders", "createOrder", "shopper-orders.createOrder"]. */
  operations: string[]
}

type Rule = [method: string, path: RegExp, statistic: string, ...operations: string[]]

/** First match wins; "*" is any method. */
const RULES: Rule[] = [
  ['*', /^\/shopper\/auth\/v1\/[^/]+\/[^/]+\/oauth2\/token$/, 'slas.token', 'slas.token', 'slas'],
  ['*', /^\/shopper\/auth\/v1\/[^/]+\/[^/]+\/oauth2\/authorize$/, 'slas.authorize', 'slas.authorize', 'slas'],
  ['*', /^\/shopper\/auth\/v1\/[^/]+\/[^/]+\/oauth2\/login$/, 'slas.login', 'slas.login', 'slas'],
  ['*', /^\/shopper\/auth\/v1\/[^/]+\/[^/]+\/oauth2\/logout$/, 'slas.logout', 'slas.logout', 'slas'],
  ['*', /^\/shopper\/auth\//, 'slas.other', 'slas'],
  ['*', /^\/product\/.*\/categories/, 'scapi.categories', 'scapi.categories', 'categories'],
  ['*', /^\/product\//, 'scapi.products', 'scapi.products', 'products'],
  ['*', /^\/search\/.*\/search-suggestions/, 'scapi.suggestions', 'scapi.suggestions', 'suggestions'],
  ['*', /^\/search\//, 'scapi.search', 'scapi.search', 'search'],
  ['*', /^\/pricing\/shopper-gift-certificates\//, 'scapi.gift-certificates', 'gift-certificates'],
  ['*', /^\/pricing\//, 'scapi.promotions', 'scapi.promotions', 'promotions'],
  ['*', /^\/customer\/.*\/orders$/, 'customers', 'customers.orders', 'customers'],
  ['POST', /^\/customer\/.*\/customers$/, 'customers', 'customers.register', 'customers'],
  ['*', /^\/customer\/.*\/product-lists/, 'customers', 'customers.lists', 'customers'],
  ['*', /^\/customer\//, 'customers', 'customers'],
  ['POST', /^\/checkout\/.*\/actions\/merge$/, 'baskets', 'baskets.merge', 'baskets'],
  ['POST', /^\/checkout\/shopper-baskets\/.*\/baskets$/, 'baskets', 'baskets.create', 'baskets'],
  ['POST', /^\/checkout\/.*\/items$/, 'baskets', 'baskets.items', 'baskets'],
  ['POST', /^\/checkout\/shopper-orders\/.*\/orders$/, 'orders', 'orders.create', 'orders'],
  ['*', /^\/checkout\/shopper-orders\//, 'orders', 'orders'],
  ['*', /^\/checkout\//, 'baskets', 'baskets'],
  ['*', /^\/s\/[^/]+\/(?:[^/]+\/)?api\/content\//, 'content', 'content'],
  ['*', /^\/dw\/image\//, 'images', 'images'],
  ['*', /^\/dw\/|^\/s\/[^/]+\/dw\//, 'ocapi', 'ocapi'],
  ['*', /^\/on\/demandware\.store\/|^\/s\/|^\/servlet\//, 'controllers', 'controllers'],
  ['*', /^\/v3\/|^\/location-finder\//, 'side-services', 'side-services'],
  ['*', /^\/custom\//, 'custom', 'custom'],
  ['*', /^\/[a-z]+\/shopper-/, 'scapi.other', 'scapi.other']
]

/** Sorts a request by method and path (without its query). */
export function classifyRequest(method: string, path: string): RequestClass {
  const rule = RULES.find(
    ([ruleMethod, pattern]) => (ruleMethod === '*' || ruleMethod === method) && pattern.test(path)
  )
  const [, , statistic, ...names] = rule ?? []
  const operation = findOperation(method, path)
  const operations = operation ? [...names, operation.name, operation.id, operation.family] : names
  return { statistic, operation, operations }
}

/** Names of request classes: families and a few calls, older than the names of operations. */
export const requestClassNames: string[] = [...new Set(RULES.flatMap(([, , , ...names]) => names))]
