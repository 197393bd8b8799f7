import type { Request } from 'express'
import { findClientAddress, groupAddress } from './client-address'

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ socket: { remoteAddress }, get: () => forwarded }) as unknown as Request

it.each([
  ['the connection itself', '203.0.113.5', undefined, 0, '203.0.113.5'],
  ['not what the client claims', '203.0.113.5', '1.2.3.4', 0, '203.0.113.5'],
  ['what the one proxy saw', '10.0.0.1', '1.2.3.4, 203.0.113.5', 1, '203.0.113.5'],
  ['what the outer of two proxies saw', '10.0.0.1', '1.2.3.4, 203.0.113.5, 198.51.100.7', 2, '203.0.113.5'],
  ['an address with its port', '10.0.0.1', '203.0.113.5:4711', 1, '203.0.113.5'],
  ['an address of version 6 in brackets', '10.0.0.1', '[2001:db8::1]', 1, '2001:db8::1'],
  ['an address of version 6 with its port', '10.0.0.1', '[2001:DB8:0::1]:4711', 1, '2001:db8::1'],
  ['an address of version 4 in version 6', '::ffff:203.0.113.5', undefined, 0, '203.0.113.5'],
  ['the same, written in version 6', '10.0.0.1', '::ffff:cb00:7105', 1, '203.0.113.5'],
  ['the same with its port', '10.0.0.1', '[::FFFF:203.0.113.5]:80', 1, '203.0.113.5'],
  ['an address of version 6', '2001:0DB8:0:0:ffff::9', undefined, 0, '2001:db8::ffff:0:0:9'],
  ['nobody on this machine', '127.0.0.1', undefined, 0, undefined],
  ['nobody on this machine in version 6', '::1', undefined, 0, undefined],
  ['nobody on this machine by another of its names', '::ffff:7f00:1', undefined, 0, undefined],
  ['nobody in an internal network', '10.0.0.1', 'fd00::1', 1, undefined],
  ['nobody behind a proxy that the settings do not know', '10.1.2.3', '203.0.113.5', 0, undefined],
  ['nobody behind fewer proxies than there should be', '10.1.2.3', '203.0.113.5', 2, undefined],
  ['nobody by a header that holds no address', '10.0.0.1', 'unknown', 1, undefined],
  ['nobody with an address of other than four parts', '10.0.0.1', '3405803781', 1, undefined],
  ['nobody with numbers of another base', '10.0.0.1', '0xcb.0.113.5', 1, undefined],
  ['nobody with numbers that are too large', '10.0.0.1', '203.0.113.256', 1, undefined],
  ['nobody without a connection', undefined, undefined, 0, undefined]
])('knows %s', (_who, remote, forwarded, proxies, expected) => {
  expect(findClientAddress(request(remote, forwarded), proxies)).toBe(expected)
})

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:db8::ffff:0:0:9', '2001:db8::'],
  ['2001:db8:0:1::1', '2001:db8:0:1::']
])('counts %s as %s', (address, expected) => expect(groupAddress(address)).toBe(expected))
