import { createSlasMock } from '../../../tests/factories/slas'
import { buildAccessToken, buildJwt, buildTokenSet } from '../../../tests/factories/tokens'
import { isFresh } from './access-token'
import { createPlatformClock, withPlatformClock } from './platform-clock'

const HOUR = 3_600_000
const begun = Date.parse('2025-06-01T12:00:00Z')

/** A machine whose clock shows `begun` when the platform's shows something else. */
function createMachine(ahead: number) {
  let now = begun
  const clock = createPlatformClock(() => now)
  return { clock, wait: (ms: number) => void (now += ms), platform: () => now - ahead }
}

it.each([
  ['2 hours ahead', 2 * HOUR],
  ['2 hours behind', -2 * HOUR],
  ['right', 0]
])('takes a token for as fresh as it is on a machine whose clock is %s', (_what, ahead) => {
  const { clock, wait, platform } = createMachine(ahead)
  const token = buildAccessToken({ now: platform(), life: 1800 })
  clock.learn(token)
  expect(clock.now()).toBe(platform())
  expect(isFresh(token, clock.now())).toBe(true)
  wait(1_739_000)
  expect(isFresh(token, clock.now())).toBe(true)
  wait(2_000)
  expect(isFresh(token, clock.now())).toBe(false)
})

it('is the machine’s clock until the first token with a time of issue', () => {
  const { clock } = createMachine(2 * HOUR)
  clock.learn(buildJwt({ sub: 'cc-slas::t::scid:c::usid:u', isb: 'uido:slas::gcid:g::chid:jasmin', exp: 1 }))
  expect(clock.now()).toBe(begun)
})

it('is set by every login and refresh', async () => {
  for (const method of ['loginGuest', 'login', 'loginByProvider', 'refresh'] as const) {
    const { clock, platform } = createMachine(2 * HOUR)
    const tokens = async () => buildTokenSet({ now: platform() })
    const slas = withPlatformClock(createSlasMock({ [method]: tokens }), clock)
    await (slas[method] as (...given: unknown[]) => Promise<unknown>)('jasmin', { email: 'a', password: 'b' })
    expect(clock.now()).toBe(platform())
  }
})
