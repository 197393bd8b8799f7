import type { Request } from 'express'
import ipaddr from 'ipaddr.js'

/**
 * The caller's address, which the outermost trusted proxy saw, in its normal form. Undefined where nobody
 * can tell shoppers apart: on this machine, behind a proxy that the settings do not know, and for anything
 * that is no address.
 */
export function findClientAddress(req: Request, trustedProxies: number): string | undefined {
  const { remoteAddress = '' } = req.socket
  // Each proxy adds on the right whom it saw; what stands further left is the client's own claim.
  const seen = [...(req.get('x-forwarded-for') ?? '').split(',').map(entry => entry.trim()), remoteAddress]
  const address = parseAddress(seen.filter(Boolean).at(-1 - trustedProxies) ?? '')
  return address && !INTERNAL.has(address.range()) ? address.toString() : undefined
}

/** What limits count: a household has a whole /64 of version 6. */
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
  // What is version 4 in version 6 is version 4.
  return isAddress ? ipaddr.process(text) : undefined
}
