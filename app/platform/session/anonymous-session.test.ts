import { buildTokenSet } from '../../../tests/factories/tokens'
import { PlatformError } from '../http/platform-error'
import { createAnonymousSession } from './anonymous-session'
import type { TokenSet } from './slas-client'

const MINUTE = 60_000

function createService(reason: Error = new Error('down')) {
  let now = Date.now()
  let down = false
  let logins = 0
  const loginGuest = jest.fn<Promise<TokenSet>, [string]>(async siteId => {
    if (down) throw reason
    logins += 1
    return buildTokenSet({ siteId, now, mark: `login-${logins}` })
  })
  const open = (siteId = 'jasmin') => createAnonymousSession({ loginGuest }, siteId, () => now)
  return {
    loginGuest,
    open,
    wait: (ms: number) => void (now += ms),
    setDown: (value: boolean) => void (down = value)
  }
}

const settle = () => new Promise(resolve => setImmediate(resolve))

it('serves many renders with one token call', async () => {
  const service = createService()
  const session = service.open()
  const tokens = await Promise.all(Array.from({ length: 1_000 }, () => session.getAccessToken()))
  service.wait(20 * MINUTE)
  tokens.push(await session.getAccessToken())
  expect(new Set(tokens).size).toBe(1)
  expect(service.loginGuest.mock.calls).toEqual([['jasmin']])
})

it('renews ahead of time in the background, without delaying a request', async () => {
  const service = createService()
  const session = service.open()
  const first = await session.getAccessToken()
  service.wait(25.5 * MINUTE)
  expect(await session.getAccessToken()).toBe(first)
  await settle()
  expect(await session.getAccessToken()).not.toBe(first)
  expect(service.loginGuest).toHaveBeenCalledTimes(2)
})

it('goes on with the token that still lives while the service is down, and asks it now and then only', async () => {
  const service = createService()
  const session = service.open()
  const first = await session.getAccessToken()
  service.setDown(true)
  service.wait(26 * MINUTE)
  for (let render = 0; render < 50; render += 1) {
    expect(await session.getAccessToken()).toBe(first)
    await settle()
  }
  expect(service.loginGuest).toHaveBeenCalledTimes(2)
  service.setDown(false)
  service.wait(11_000)
  await session.getAccessToken()
  await settle()
  expect(await session.getAccessToken()).not.toBe(first)
})

it('reports that the service is down once its token has ended, and recovers with it', async () => {
  const service = createService()
  const session = service.open()
  await session.getAccessToken()
  service.wait(30 * MINUTE)
  service.setDown(true)
  await expect(session.getAccessToken()).rejects.toThrow('down')
  service.setDown(false)
  service.wait(1_000)
  await expect(session.getAccessToken()).resolves.toContain('.')
})

it.each([
  ['a second', undefined, 1_000],
  ['as long as it asks for', 30, 30_000]
])(
  'leaves a service that is down alone for %s, whatever number of pages wants a token',
  async (_how, retryAfter, pause) => {
    const service = createService(
      new PlatformError({ kind: 'status', operation: 'loginGuestUser', status: 503, retryAfter })
    )
    const session = service.open()
    service.setDown(true)
    for (let view = 0; view < 50; view += 1)
      await expect(session.getAccessToken()).rejects.toMatchObject({ status: 503 })
    service.wait(pause - 1)
    await expect(session.getAccessToken()).rejects.toMatchObject({ status: 503 })
    expect(service.loginGuest).toHaveBeenCalledTimes(1)
    service.setDown(false)
    service.wait(1)
    await expect(session.getAccessToken()).resolves.toContain('.')
  }
)

it('replaces a token that the platform refused with one login for all calls that had it', async () => {
  const service = createService()
  const session = service.open()
  const refused = await session.getAccessToken()
  for (let call = 0; call < 200; call += 1) session.discard(refused)
  const tokens = await Promise.all(Array.from({ length: 200 }, () => session.getAccessToken()))
  session.discard(refused)
  tokens.push(await session.getAccessToken())
  expect(new Set(tokens).size).toBe(1)
  expect(tokens).not.toContain(refused)
  expect(service.loginGuest).toHaveBeenCalledTimes(2)
})

it('keeps the sites apart', async () => {
  const service = createService()
  const [jasmin, puro] = [
    await service.open('jasmin').getAccessToken(),
    await service.open('puro').getAccessToken()
  ]
  expect(jasmin).not.toBe(puro)
  expect(service.loginGuest.mock.calls).toEqual([['jasmin'], ['puro']])
})
