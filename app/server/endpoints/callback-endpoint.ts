import { ADDRESSES } from '../../addresses/address-table'
import { KEEP_NOTHING, type Endpoint } from './endpoint'

const EMPTY_PAGE = '<!doctype html><html lang="en"><head><title>.</title></head><body></body></html>\n'

/**
 * The login redirect's target (requirement 3.2), with usid, state, scope and code in its
 * query. The server takes the code from the redirect itself, so whoever follows it finds
 * an empty page that hands nothing on. The code stands in no log: see `with-private-log`.
 */
export const callbackEndpoint: Endpoint = {
  path: ADDRESSES.callback.pattern,
  methods: ['GET', 'HEAD'],
  cache: KEEP_NOTHING,
  handle(_req, res) {
    res.setHeader('referrer-policy', 'no-referrer')
    res.setHeader('x-robots-tag', 'noindex')
    res.type('html').send(EMPTY_PAGE)
  }
}
