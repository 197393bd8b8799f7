import express from 'express'
import supertest from 'supertest'
import { PlatformError } from '../../app/platform/http/platform-error'
import type { SlasClient } from '../../app/platform/session/slas-client'
import { loginEndpoint } from '../../app/server/session/login-endpoint'
import { answerJson, createFetch } from './answers'
import { buildServerSettings } from './app-config'
import { buildEndpointParts, serveAlone } from './endpoint-parts'
import { createSlasMock } from './slas'
import { buildTokenSet } from './tokens'

export const EMAIL = 'Lina@Example.com'
export const PASSWORD = 'Teegarten7!'
export const tokens = buildTokenSet({ mark: 'login', registered: true })

interface Scene {
  customer?: Response | Error
  slas?: Partial<SlasClient>
  environment?: Record<string, string>
}

/** A shop in front of a login service and a customer record. */
export function createLoginShop({
  customer = answerJson({ login: 'lina@example.com' }),
  slas,
  environment
}: Scene = {}) {
  const service = createSlasMock({ login: async () => tokens, ...slas })
  const report = jest.fn()
  const { send, calls } = createFetch(customer)
  const settings = buildServerSettings({}, undefined, environment)
  const shop = express().use(
    serveAlone(loginEndpoint(buildEndpointParts({ settings, slas: service, report, send })))
  )
  const logIn = (body: object = { siteId: 'jasmin', email: EMAIL, password: PASSWORD }, cookie = '') =>
    supertest(shop).post('/session/login').set('cookie', cookie).send(body)
  return { service, report, calls, shop, logIn }
}

/** A login service that refuses a password. */
export const refuseLogin = (status: number, detail: string, retryAfter?: number) => ({
  login: () =>
    Promise.reject(
      new PlatformError({ kind: 'fault', operation: 'authenticateCustomer', status, detail, retryAfter })
    )
})
