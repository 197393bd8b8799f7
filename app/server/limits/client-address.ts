import type { Request } from 'express'
import ipaddr from 'ipaddr.js'

/**
 * The caller's address, which the outermost trusted proxy saw, in its normal form. Undefined where shoppers
 * cannot be distinguished: on this machine, behind a proxy that the settings do not know, and for an invalid
 * address.
 */
export function findClientAddress(req: Request, trustedProxies: number): string | undefined {
  const { remoteAddress = '' } = req.socket
  // Each proxy appends its caller on the right; entries to the left are the client's own claim.
  const seen = [...(req.get('x-forwarded-for') ?? '').split(',').map(entry => entry.trim()), remoteAddress]
  const address = parseAddress(seen.filter(Boolean).at(-1 - trustedProxies) ?? '')
  return address && !INTERNAL.has(address.range()) ? address.toString() : undefined
}

/** The unit of limits: a household has a whole /64 in IPv6. */
export function groupAddress(address: string): string {
  const isWide = ipaddr.IPv6.isValid(address)
  return isWide ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString() : address
}

const INTERNAL: ReadonlySet<string> = new Set([
  'carrierGradeNat',
  'linkLocal',
  'loopback',
  'private',
  'uniqueLocal',
  'unspecified'
])

/** Some proxies write the port too: `203.0.113.5:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/

function parseAddress(entry: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [, bracketed, dotted] = WITH_PORT.exec(entry) ?? []
  const text = bracketed ?? dotted ?? entry
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
  // An IPv4 address inside IPv6 counts as IPv4.
  return isAddress ? ipaddr.process(text) : undefined
}
