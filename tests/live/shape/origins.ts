import { SANDBOX_PORT } from '../../e2e/support/servers'

/**
 * Ports of the live run. All origins but the shop's are one nginx, which tells them apart by their names; the sandbox
 * is where browser tests look for its console.
 */
export const PORTS = {
  sandbox: SANDBOX_PORT,
  /** Of all origins, over TLS. */
  origins: 5680,
  /** Of the nginx of `deploy/`, over TLS. */
  shop: 5690,
  shopProcesses: [5691, 5692],
  /** For processes that are started with something wrong. */
  trial: 5693,
  /** Where nobody listens. */
  closed: 5699
} as const

/** Hosts on domains of their own, so that browsers treat them as strangers to each other, as on a real instance. */
const HOSTS = {
  api: 'api.platform.test',
  instance: 'shop.instance.test',
  pictures: 'pictures.platform.test',
  payment: 'pay.provider.test',
  services: 'side.services.test',
  parent: 'www.partner.test'
} as const

type OriginName = keyof typeof HOSTS

const buildOrigin = (host: string, port: number = PORTS.origins) => `https://${host}:${port}`

/** How browsers reach the shop. */
export const SHOP = buildOrigin('www.shop.test', PORTS.shop)

export const ORIGINS = Object.fromEntries(
  Object.entries(HOSTS).map(([name, host]) => [name, buildOrigin(host)])
) as Record<OriginName, string>

/** What can be wrong with an origin, each under a host of its own. */
export const FAILURES = {
  dns: 'nowhere.failing.test',
  expired: 'expired.failing.test',
  'unknown CA': 'stranger.failing.test',
  refused: 'closed.failing.test',
  'HTML with 200': 'html-200.failing.test',
  'HTML with 403': 'html-403.failing.test',
  'HTML with 404': 'html-404.failing.test'
} as const

export type Failure = keyof typeof FAILURES
export const ALL_FAILURES = Object.keys(FAILURES) as Failure[]

export const buildFailingOrigin = (failure: Failure): string =>
  buildOrigin(FAILURES[failure], failure === 'refused' ? PORTS.closed : PORTS.origins)

/** Everything of the platform, for callers that say who they are; all others get HTML with 403. */
const NAMED_CALLERS_HOST = 'named-callers.failing.test'
export const NAMED_CALLERS_ONLY = buildOrigin(NAMED_CALLERS_HOST)

/** First parts of the paths that each origin answers, as regular expressions; all else is a page of its proxy with 404. */
export const SERVED_PATHS: Record<Exclude<OriginName, 'parent'>, string> = {
  api: '(product|search|pricing|checkout|customer|shopper|experience|site|store|inventory|configuration|custom)/',
  // It renders pictures too, as instances do; pages ask the origin of pictures for them.
  instance: '(s|on|dw)/',
  pictures: 'dw/image/',
  payment: 'payments/',
  services: '(v3|servlet|location-finder|stand-ins|api)/'
}

export const HOST_NAMES = {
  ...HOSTS,
  namedCallers: NAMED_CALLERS_HOST,
  expired: FAILURES.expired,
  stranger: FAILURES['unknown CA'],
  html: [FAILURES['HTML with 200'], FAILURES['HTML with 403'], FAILURES['HTML with 404']]
} as const

/** What certificates have to be for. */
export const DOMAINS = ['shop', 'platform', 'instance', 'provider', 'services', 'partner', 'failing'].map(
  name => `${name}.test`
)
