import { paths } from '../../visit/addresses/paths'
import { buildPath } from '../../visit/site/build-path'
import { requireDefaultLocale, requireDefaultSite } from '../../visit/site/resolve-site'
import { readStoredSession } from '../session/session-cookies'
import type { ServerSettings } from '../settings/server-settings'
import { NO_STORE, type Endpoint } from './endpoint'

/**
 * `GET /.well-known/change-password`, which password managers open: leads to the page where a password is changed, of
 * the site that knows the customer, else of the default one, which asks to log in first.
 */
export const changePasswordEndpoint = ({ config }: Pick<ServerSettings, 'config'>): Endpoint => ({
  path: '/.well-known/change-password',
  methods: ['GET', 'HEAD'],
  cache: NO_STORE,
  handle(req, res) {
    const { sites, url } = config
    const isKnown = (id: string) => readStoredSession(req, id, config).authType === 'registered'
    const site = sites.find(({ id }) => isKnown(id)) ?? requireDefaultSite(config)
    res.setHeader('cache-control', NO_STORE)
    res.redirect(302, buildPath(url, site, requireDefaultLocale(site), paths.accountData))
  }
})
