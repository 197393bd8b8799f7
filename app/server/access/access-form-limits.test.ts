import express from 'express'
import supertest from 'supertest'
import { GATE, GATE_ENVIRONMENT } from '../../../tests/factories/access-gate'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { createLimits } from '../limits/limits'
import { accessForm } from './access-form'
import { findClosedShop, withAccessGate } from './with-access-gate'

const mockDerived = jest.fn()
/** Deriving takes its time by design; how often it is done is what counts here. */
jest.mock('./access-key', () => ({
  ...jest.requireActual<object>('./access-key'),
  deriveAccessKey: async (_username: string, password: string) => {
    mockDerived()
    return password === 'Morgentee 7' ? 'wtGMUcDAigTwbgajI5SS3ttZrnKQ7vJXqFk0qDbGSzM' : 'another key'
  }
}))

function createShop(environment: Record<string, string> = {}) {
  const settings = buildServerSettings({}, undefined, { ...GATE_ENVIRONMENT, ...environment })
  const shop = express().use(
    withAccessGate(settings),
    accessForm(settings, createLimits(settings)),
    (_req, res) => void res.send(findClosedShop(res) ?? 'page')
  )
  const send = (password: string, address: string) =>
    supertest(shop)
      .post('/jasmin/de')
      .type('form')
      .set('x-forwarded-for', address)
      .send({ username: GATE.username, password })
  const guess = async (address: string, times: number) => {
    const statuses: number[] = []
    for (let time = 0; time < times; time += 1) statuses.push((await send('guess', address)).status)
    return statuses
  }
  return { send, guess }
}

const wrong = (times: number) => Array<number>(times).fill(401)

it('refuses more than ten wrong attempts a minute', async () => {
  const { send, guess } = createShop({ TRUSTED_PROXIES: '1' })
  // The time to wait is a whole minute only at the moment of the first attempt.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  expect(await guess('203.0.113.9', 12)).toEqual([...wrong(10), 429, 429])
  expect(mockDerived).toHaveBeenCalledTimes(10)

  const late = await send(GATE.password, '203.0.113.9')
  expect([late.status, late.headers['retry-after'], late.body]).toEqual([
    429,
    '60',
    { username: GATE.username, problems: {}, wait: 60 }
  ])
  expect(late.headers).not.toHaveProperty('set-cookie')

  clock.mockReturnValue(Date.now() + 60_001)
  expect((await send(GATE.password, '203.0.113.9')).status).toBe(303)
})

it('accepts another caller meanwhile', async () => {
  const { send, guess } = createShop({ TRUSTED_PROXIES: '1' })
  await guess('203.0.113.9', 11)
  expect((await send(GATE.password, '198.51.100.1')).status).toBe(303)
})

it('limits all callers together if their addresses are unknown, whatever address they claim', async () => {
  const { send, guess } = createShop()
  expect(await guess('203.0.113.9', 10)).toEqual(wrong(10))
  expect((await send(GATE.password, '198.51.100.1')).status).toBe(429)
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001)
  expect((await send(GATE.password, '198.51.100.1')).status).toBe(303)
})

it('does not count right passwords', async () => {
  const { send } = createShop({ TRUSTED_PROXIES: '1' })
  for (let time = 0; time < 12; time += 1) expect((await send(GATE.password, '203.0.113.9')).status).toBe(303)
})

it('does not count an empty form', async () => {
  const { guess, send } = createShop({ TRUSTED_PROXIES: '1' })
  for (let time = 0; time < 12; time += 1) expect((await send('', '203.0.113.9')).status).toBe(401)
  expect(mockDerived).not.toHaveBeenCalled()
  expect(await guess('203.0.113.9', 1)).toEqual([401])
})
