import { createSlasMock, noPasskeys } from '../../../tests/factories/slas'
import { PlatformError } from '../http/platform-error'
import { withRetryAfter } from './with-retry-after'

function createService(status: number, retryAfter?: number) {
  let now = 0
  let isBusy = true
  const busy = async () => {
    if (isBusy) throw new PlatformError({ kind: 'status', operation: 'getAccessToken', status, retryAfter })
    return await createSlasMock().loginGuest('jasmin')
  }
  const slas = createSlasMock({ loginGuest: busy, refresh: busy, login: busy })
  return {
    slas,
    patient: withRetryAfter(slas, () => now),
    pass: (ms: number) => void (now += ms),
    recover: () => void (isBusy = false)
  }
}

it.each([
  [429, 7, 7_000],
  [503, 7, 7_000],
  [429, 3_600, 60_000]
])('leaves the service alone after %d with Retry-After %d: for %d ms', async (status, retryAfter, pause) => {
  const { slas, patient, pass, recover } = createService(status, retryAfter)
  await expect(patient.refresh('jasmin', 'r')).rejects.toMatchObject({ status, retryAfter })
  for (let call = 0; call < 50; call += 1)
    await expect(patient.loginGuest('jasmin')).rejects.toMatchObject({ status })
  pass(pause - 1)
  await expect(patient.login('puro', { email: 'a', password: 'b' })).rejects.toMatchObject({
    status,
    retryAfter: 1
  })
  expect([slas.loginGuest.mock.calls, slas.login.mock.calls]).toEqual([[], []])
  pass(1)
  recover()
  await expect(patient.loginGuest('jasmin')).resolves.toMatchObject({ usid: 'usid-guest' })
})

it('leaves the service alone after a refused call of passkeys, and its calls of passkeys alone after any', async () => {
  const startLogin = jest.fn(async () => {
    throw new PlatformError({ kind: 'status', operation: 'startLogin', status: 429, retryAfter: 7 })
  })
  const slas = createSlasMock({ passkeys: { ...noPasskeys, startLogin } })
  let now = 0
  const patient = withRetryAfter(slas, () => now)
  await expect(patient.passkeys.startLogin('jasmin')).rejects.toMatchObject({ status: 429 })
  await expect(patient.loginGuest('jasmin')).rejects.toMatchObject({ status: 429 })
  expect(slas.loginGuest).not.toHaveBeenCalled()
  await expect(patient.passkeys.startLogin('jasmin')).rejects.toMatchObject({ status: 429 })
  expect(startLogin).toHaveBeenCalledTimes(1)
  now = 7_000
  await expect(patient.loginGuest('jasmin')).resolves.toMatchObject({ usid: 'usid-guest' })
})

it.each([[500], [503], [400]])('asks again at once after %d without a word on when', async status => {
  const { slas, patient } = createService(status)
  for (let call = 0; call < 3; call += 1)
    await expect(patient.refresh('jasmin', 'r')).rejects.toMatchObject({ status })
  expect(slas.refresh).toHaveBeenCalledTimes(3)
})
