import { serializeQuery } from '../http/encode'
import type { Answers } from '../http/read-answer'
import type { Query } from '../http/encode'
import { bindRoutes, type RoutedCall, type Routes } from '../http/routes'
import { CURRENCY_OPERATIONS, type Family } from '../platform-core'
import { toCamelKeys, toSnakeKeys } from './key-case'

/** Version 21.3 of the older shop API (requirement 13.2). */
const VERSION = 'v21_3'

/**
 * A family of the older shop API (requirement 13.1), e.g. `GET /baskets/{basketId}`.
 * Bodies and queries are sent in snake_case and responses are returned in camelCase; a fault
 * is thrown as a PlatformError with the fault's message and type. The client id goes
 * as a header, locale and, for `CURRENCY_OPERATIONS`, currency in the query.
 *
 * `locale: false` is for the groups without a locale by default (customers, baskets,
 * login): a caller may still pass one.
 */
export function ocapiFamily<Operations extends object>(
  routes: Routes<Operations>,
  { locale: wantsLocale = true, answers = {} }: { locale?: boolean; answers?: Answers<Operations> } = {}
): Family<Operations> {
  return ({ settings, call }) => {
    const { instanceBase, siteId, clientId, locale, currency } = settings
    const base = `${instanceBase}/s/${encodeURIComponent(siteId)}/dw/shop/${VERSION}`
    const send = async ({ path, query, body, ...request }: RoutedCall) => {
      const search = serializeQuery({
        ...(wantsLocale && { locale }),
        ...(CURRENCY_OPERATIONS.has(request.operation) && { currency }),
        ...(toSnakeKeys(query) as Query)
      })
      const answer = await call({
        ...request,
        url: `${base}${path}${search && `?${search}`}`,
        headers: { 'x-dw-client-id': clientId },
        body: toSnakeKeys(body)
      })
      return toCamelKeys(answer)
    }
    return bindRoutes(routes, send, answers)
  }
}
