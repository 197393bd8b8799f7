/** What a request is about, for counting and for faults. */
export interface RequestClass {
  /** Key of the statistics, e.g. "scapi.products". */
  statistic: string
  /** Names a fault may use for it, the most precise first, e.g. ["orders.create", "orders"]. */
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
  ['*', /^\/on\/demandware\.store\/|^\/s\//, 'controllers', 'controllers'],
  ['*', /^\/[a-z]+\/shopper-/, 'scapi.other', 'scapi.other']
]

/** Sorts a request by method and path; undefined for the console's own pages and for unknown addresses. */
export function classifyRequest(method: string, path: string): RequestClass | undefined {
  const rule = RULES.find(
    ([ruleMethod, pattern]) => (ruleMethod === '*' || ruleMethod === method) && pattern.test(path)
  )
  if (!rule) return undefined
  const [, , statistic, ...operations] = rule
  return { statistic, operations }
}

/** Every name that a fault may be set for. */
export const faultOperations: string[] = [...new Set(RULES.flatMap(([, , , ...operations]) => operations))]
