import type { AppConfig } from '../../visit/config/app-config'
import { ADDRESS_LIST, type Address } from '../../visit/addresses/address-table'
import { paths } from '../../visit/addresses/paths'
import { NO_STORE, type Endpoint } from '../endpoints/endpoint'
import type { ServerSettings } from '../settings/server-settings'
import { findPublicOrigin } from './find-public-origin'

const NOBODY = ['User-agent: *', 'Disallow: /', '']

/** Pages that are about one shopper, with all below them. */
const PERSONAL = ADDRESS_LIST.filter(({ kind }) => kind === 'personal')
const readFolder = ({ pattern }: Address) => `/${pattern.split('/')[1]}`
const PREFIXED = new Set(PERSONAL.filter(({ isUnprefixed }) => !isUnprefixed).map(readFolder))
const UNPREFIXED = PERSONAL.filter(({ isUnprefixed }) => isUnprefixed).map(readFolder)

/**
 * `GET /robots.txt`: what search engines need not read. A shop that is not open to them
 * says so here and is asked again soon.
 */
export function robotsEndpoint(settings: ServerSettings): Endpoint {
  const { config } = settings
  const isOpen = isOpenToSearchEngines(settings)
  const rules = listRules(config)
  return {
    path: '/robots.txt',
    methods: ['GET', 'HEAD'],
    cache: `public, max-age=${isOpen ? 3_600 : 60}`,
    handle(req, res) {
      const own = findPublicOrigin(req, config.publicOrigin)
      const sitemap = own ? [`Sitemap: ${own.origin}/sitemap.xml`] : []
      if (own?.isTrusted === false) res.setHeader('cache-control', NO_STORE)
      res.type('text/plain').send((isOpen ? [...rules, '', ...sitemap, ''] : NOBODY).join('\n'))
    }
  }
}

function listRules({ url }: AppConfig): string[] {
  // Site and locale prefix every path where addresses have them in paths.
  const anywhere = url.site === 'path' || url.locale === 'path' ? '/*' : ''
  const refused = [
    // Exactly these pages and those below them: "/*/cart" would refuse "/tea/cartons" too.
    ...[...PREFIXED].flatMap(path => ['$', '?', '/'].map(end => `${anywhere}${path}${end}`)),
    ...UNPREFIXED,
    // One filter of a list is a page like others; their combinations are without end.
    ...['refine', 'sort', 'limit'].map(name => `${anywhere}${paths.searchResults}?*${name}=`),
    '/*refine=*refine='
  ]
  return ['User-agent: *', 'Allow: /', ...refused.map(path => `Disallow: ${path}`)]
}

/**
 * Whether robots may look at this shop: only in production, not behind the access gate,
 * and not where the settings forbid it (a shop for trials). Maintenance closes nothing to them:
 * pages and sitemap answer 503, which says to come again, while robots.txt would be believed for a day.
 */
export const isOpenToSearchEngines = ({ production, searchEngines, accessGate }: ServerSettings) =>
  production && searchEngines && !accessGate
