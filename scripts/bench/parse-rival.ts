import { PAGE_NAMES, type PageName } from './bars'
import { MEASURED_PAGES, type MeasuredPage } from './measured-pages'

/**
 * Another storefront that runs on this machine already. The bench neither starts nor pins it:
 * pin it to the core of our shop (`taskset -c 0`) for a fair comparison.
 */
export interface Rival {
  origin: string
  pages: MeasuredPage[]
  /** No paths were given, so it knows our addresses: all of them can be asked for. */
  hasOurAddresses: boolean
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Reads "ORIGIN" or "ORIGIN=name:path,name:path". Paths begin with a slash and hold no comma.
 * @throws Error that says what is wrong with it
 */
export function parseRival(text: string): Rival {
  const [, address = '', paths] = /^([^=]*)=?(.*)$/s.exec(text) ?? []
  return {
    origin: parseOrigin(address),
    pages: paths ? paths.split(',').map(parsePage) : MEASURED_PAGES.jasmin,
    hasOurAddresses: !paths
  }
}

/** Strangers' servers are not ours to load. */
function parseOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || url.protocol !== 'http:' || url.pathname !== '/' || url.search) {
    throw new Error(`--compare ${address}: give an origin such as http://localhost:3480`)
  }
  if (!LOOPBACK.test(url.hostname)) {
    throw new Error(
      `--compare ${address}: only a storefront on this machine is measured (localhost, 127.0.0.1)`
    )
  }
  return url.origin
}

function parsePage(pair: string): MeasuredPage {
  const at = pair.indexOf(':')
  const name = findName(pair.slice(0, Math.max(0, at)).trim())
  const path = pair.slice(at + 1).trim()
  if (!name || !path.startsWith('/')) {
    throw new Error(`--compare: "${pair}" is no page; write name:/path, name one of ${PAGE_NAMES.join(', ')}`)
  }
  return { name, path }
}

const findName = (text: string): PageName | undefined => PAGE_NAMES.find(name => name === text)

/** Where the other storefront has that page; undefined where it has none, or where there is none. */
export function findRivalUrl(rival: Rival | undefined, name: PageName): string | undefined {
  const page = rival?.pages.find(one => one.name === name)
  return rival && page && rival.origin + page.path
}
