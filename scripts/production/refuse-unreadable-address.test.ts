import type { Request, Response } from 'express'
import { refuseUnreadableAddress } from './refuse-unreadable-address'

it.each([
  ['/', 'shop.example', true],
  ['/jasmin/de?q=%', 'localhost:3000', true],
  ['//evil.com', 'shop.example', true],
  ['/', undefined, true],
  ['//', 'shop.example', false],
  ['//[', 'shop.example', false],
  ['//a:99999', 'shop.example', false],
  ['/', 'a[', false],
  ['/', 'a b', false],
  ['/', '', false]
])('lets the address %j at the host %j pass: %s', (url, host, passes) => {
  const res = { status: jest.fn(), set: jest.fn(), type: jest.fn(), send: jest.fn() }
  for (const answer of [res.status, res.set, res.type]) answer.mockReturnValue(res)
  const next = jest.fn()
  refuseUnreadableAddress({ url, headers: { host } } as Request, res as unknown as Response, next)
  expect(next).toHaveBeenCalledTimes(passes ? 1 : 0)
  expect(res.status.mock.calls).toEqual(passes ? [] : [[400]])
})
