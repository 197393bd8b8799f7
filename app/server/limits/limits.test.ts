import type { Request } from 'express'
import { LIMIT_RULES } from './limit-rules'
import { createLimits } from './limits'

const from = (forwarded: string) =>
  ({ socket: { remoteAddress: '10.0.0.1' }, get: () => forwarded }) as unknown as Request

function createTestLimits() {
  const limits = createLimits({ trustedProxies: 1 })
  const attempt = (address: string, subject?: string) => limits.attempt('login', from(address), subject)
  /** How many of so many attempts may be made. */
  const countPassing = async (times: number, address: string, subject?: string) => {
    let passing = 0
    for (let time = 0; time < times; time += 1) if ((await attempt(address, subject)).wait === 0) passing += 1
    return passing
  }
  return { attempt, countPassing }
}

const { each, subject, all } = LIMIT_RULES.login
const pass = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + seconds * 1000 + 1)

it('counts each address by itself, whatever its port, and says how long to wait', async () => {
  const { attempt, countPassing } = createTestLimits()
  expect(await countPassing(5, '203.0.113.1:1')).toBe(5)
  expect(await countPassing(10, '203.0.113.1:2')).toBe(each.attempts - 5)
  expect((await attempt('203.0.113.1')).wait).toBe(each.seconds)
  expect((await attempt('203.0.113.2')).wait).toBe(0)
  pass(each.seconds)
  expect(await countPassing(20, '203.0.113.1')).toBe(each.attempts)
})

it('counts a household of version 6 as one', async () => {
  const { attempt, countPassing } = createTestLimits()
  expect(await countPassing(20, '2001:db8::1')).toBe(each.attempts)
  expect((await attempt('[2001:db8::2]:1')).wait).toBeGreaterThan(0)
  expect((await attempt('2001:db8:0:1::1')).wait).toBe(0)
})

it('counts all callers with an unknown address as one', async () => {
  const { attempt, countPassing } = createTestLimits()
  expect(await countPassing(20, 'unknown')).toBe(each.attempts)
  for (const hidden of ['127.0.0.1', '_hidden', '10.1.1.1'])
    expect((await attempt(hidden)).wait).toBeGreaterThan(0)
  expect((await attempt('203.0.113.1')).wait).toBe(0)
})

it('counts one account from many addresses, however it is written', async () => {
  const { attempt } = createTestLimits()
  const spellings = ['lina@example.com', ' LINA@example.com ', 'ｌｉｎａ@example.com']
  for (let at = 0; at < subject.attempts; at += 1)
    expect((await attempt(`203.0.113.${at}`, spellings[at % 3])).wait).toBe(0)
  expect(await attempt('198.51.100.1', 'Lina@Example.com')).toMatchObject({
    wait: subject.seconds,
    isSubjectSpent: true
  })
  expect(await attempt('198.51.100.1', 'mara@example.com')).toMatchObject({ wait: 0, isSubjectSpent: false })
})

it('lets not more pass of everybody together, and keeps no counter for those it refuses then', async () => {
  const { attempt } = createTestLimits()
  for (let at = 0; at < all.attempts; at += 1)
    expect((await attempt(`2001:db8:0:${at.toString(16)}::1`)).wait).toBe(0)
  for (let time = 0; time < 20; time += 1) expect((await attempt('203.0.113.1')).wait).toBeGreaterThan(0)
  pass(all.seconds)
  expect((await attempt('203.0.113.1')).wait).toBe(0)
})

it('takes back what succeeded, however many there are at once', async () => {
  const { attempt, countPassing } = createTestLimits()
  for (let round = 0; round < 5; round += 1) {
    const attempts = await Promise.all(
      Array.from({ length: each.attempts }, () => attempt('203.0.113.1', 'lina@example.com'))
    )
    for (const { wait, forgive } of attempts) {
      expect(wait).toBe(0)
      forgive()
    }
  }
  expect(await countPassing(20, '203.0.113.1')).toBe(each.attempts)
})

it('allows no extra attempts after a late success', async () => {
  const { attempt, countPassing } = createTestLimits()
  const late = await Promise.all(Array.from({ length: 5 }, () => attempt('203.0.113.1')))
  pass(each.seconds)
  for (const { forgive } of late) forgive()
  expect(await countPassing(20, '203.0.113.1')).toBe(each.attempts)
})
