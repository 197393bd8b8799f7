import { isIPv4, isIPv6 } from 'node:net'
import type { Request } from 'express'

/**
 * Who asks, for limits: the address that the outermost trusted proxy saw. Undefined where
 * nobody can tell shoppers apart: on this machine, and behind a proxy that the settings
 * do not know, where one limit for all would close the shop.
 */
export function findClientAddress(req: Request, trustedProxies: number): string | undefined {
  const { remoteAddress = '' } = req.socket
  // Each proxy adds on the right whom it saw; what stands further left is the client's own claim.
  const seen = [...(req.get('x-forwarded-for') ?? '').split(',').map(entry => entry.trim()), remoteAddress]
  const address = plain(seen.filter(Boolean).at(-1 - trustedProxies) ?? '')
  if (!isIPv4(address) && !isIPv6(address)) return undefined
  return isInternal(address) ? undefined : groupAddress(address)
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

const INTERNAL =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i

const isInternal = (address: string) => INTERNAL.test(address)

/** A household has a whole /64 of version 6: its first four groups. */
function groupAddress(address: string): string {
  if (isIPv4(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const [left, right] = [head, tail].map(part => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map(group => parseInt(group, 16).toString(16))
    .join(':')
}
