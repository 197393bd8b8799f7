/** An in-app route, a plain anchor (http, https, hash, mail, telephone) or an address that must not be followed. */
type LinkKind = 'route' | 'anchor' | 'unsafe'

const SCHEME = /^([a-z][a-z0-9+.-]*):/i
const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'sms'])
// Browsers drop these before they parse the scheme, so "java\nscript:" would still run.
// eslint-disable-next-line no-control-regex -- exactly the control characters are meant
const IGNORED = /[\u0000-\u0020\u007f]+/g

/** Classifies links: http(s) addresses and hash links are anchors, everything else is a route (requirement 3.1). */
export function findLinkKind(to: string): LinkKind {
  const address = to.replace(IGNORED, '')
  if (address.startsWith('#') || isExternal(address)) return 'anchor'
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase()
  if (!scheme) return 'route'
  return SAFE_SCHEMES.has(scheme) ? 'anchor' : 'unsafe'
}

/** True for addresses on another host, which get rel="noopener". Browsers read "\\" as "/" there. */
export const isExternal = (to: string): boolean => /^\s*(https?:)?[/\\]{2}/i.test(to)
