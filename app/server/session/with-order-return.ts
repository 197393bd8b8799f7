import type { RequestHandler } from 'express'
import { paths } from '../../visit/addresses/paths'
import { removeKeys } from '../../visit/addresses/redact-address'
import { spellPath } from '../../visit/addresses/spell-path'
import { resolveSite } from '../../visit/site/resolve-site'
import { isOrderNo } from '../../platform/order-return'
import { readAddress } from '../page-request/read-address'
import type { ServerSettings } from '../settings/server-settings'
import { isOrderToken, keepOrderReturn } from './order-return-cookie'

/** Where a payment leads back to (requirement 7.4): after a success, and after a failure. */
const RETURN_PATHS: string[] = [paths.checkoutConfirmation, paths.cart]

/**
 * A shopper comes back from a payment with the token of the order in the address. The token is put away before the page
 * is shown, so that it is in no history, no referrer, no statistics and no page: pages write their query into links. So
 * is whatever else in a query grants access, on any page; `orderNo` and `paymentError` stay. The page asks for it where
 * it needs it. Comes before all that leads to another page and takes the query along.
 */
export function withOrderReturn({ config }: Pick<ServerSettings, 'config'>): RequestHandler {
  return (req, res, next) => {
    const { pathname, search } = readAddress(req.originalUrl)
    const left = search && removeKeys(search)
    if (left === search) return next()
    const query = new URLSearchParams(search)
    const { site, path } = resolveSite(config, pathname, search)
    const orderNo = query.get('orderNo') ?? ''
    const token = query.get('token') ?? ''
    const isReturn = RETURN_PATHS.includes(spellPath(path))
    if (isReturn && isOrderNo(orderNo) && isOrderToken(token)) {
      keepOrderReturn(req, res, config.publicOrigin, { siteId: site.id, orderNo, token })
    }
    res.setHeader('cache-control', 'private, no-store')
    res.setHeader('referrer-policy', 'no-referrer')
    // A browser reads "//evil.example" as another host.
    res.redirect(303, pathname.replace(/^[/\\]+/, '/') + left)
  }
}
