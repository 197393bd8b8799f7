import type { Request } from 'express'
import { limitAskers } from './limit-askers'

const from = (forwarded: string) =>
  ({ socket: { remoteAddress: '10.0.0.1' }, get: () => forwarded }) as unknown as Request

const RATES = { each: { burst: 2, every: 10 }, unknown: { burst: 3, every: 5 }, all: { burst: 6, every: 1 } }

function createLimit() {
  const clock = { now: 0 }
  const ask = limitAskers(RATES, 1, () => clock.now)
  return { clock, ask: (...asked: string[]) => asked.map(address => ask(from(address))) }
}

it('counts each address by itself, whatever its port', () => {
  const { ask } = createLimit()
  expect(ask('203.0.113.1:1', '203.0.113.1:2', '203.0.113.1', '203.0.113.2')).toEqual([0, 0, 10, 0])
})

it('counts a household of version 6 as one', () => {
  const { ask } = createLimit()
  expect(ask('2001:db8::1', '[2001:db8::2]:1', '2001:db8::3', '2001:db8:0:1::1')).toEqual([0, 0, 10, 0])
})

it('counts all together whose address tells nothing', () => {
  const { ask } = createLimit()
  expect(ask('unknown', '127.0.0.1', '_hidden', '10.1.1.1', '203.0.113.1')).toEqual([0, 0, 0, 5, 0])
})

it('lets not more pass of everybody together, and counts nobody there who may not pass anyway', () => {
  const { ask, clock } = createLimit()
  ask('203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.1')
  expect(ask('203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.5', '203.0.113.6')).toEqual([
    0, 0, 0, 0, 1
  ])
  clock.now += 1_000
  expect(ask('203.0.113.7', '203.0.113.8')).toEqual([0, 1])
})
