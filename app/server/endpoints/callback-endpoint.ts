import { ADDRESSES } from '../../visit/addresses/address-table'
import { sendNotice } from '../../notices/notice'
import { KEEP_NOTHING, type Endpoint } from './endpoint'

/**
 * The login redirect's target (requirement 13.2), with usid, state, scope and code in its query. The server
 * takes the code from the redirect itself, so a visitor who follows it finds a page with a link to the shop,
 * which passes nothing on. The code is in no log: see `with-private-log`.
 */
export const callbackEndpoint: Endpoint = {
  path: ADDRESSES.callback.pattern,
  methods: ['GET', 'HEAD'],
  cache: KEEP_NOTHING,
  handle(_req, res) {
    res.setHeader('referrer-policy', 'no-referrer')
    res.setHeader('x-robots-tag', 'noindex')
    sendNotice(res, 'login', ADDRESSES.callback.pattern)
  }
}
