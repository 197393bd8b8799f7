import type { SlasClient } from '../../app/platform/session/slas-client'
import { buildTokenSet } from './tokens'

type SlasMock = { [Method in keyof SlasClient]: jest.MockedFunction<SlasClient[Method]> }

/** A login service that accepts everybody; `change` overrides its methods. */
export function createSlasMock(change: Partial<SlasClient> = {}): SlasMock {
  const answers: SlasClient = {
    loginGuest: async siteId => buildTokenSet({ siteId, mark: 'guest' }),
    login: async siteId => buildTokenSet({ siteId, mark: 'login', registered: true }),
    requestCode: async () => undefined,
    loginByCode: async siteId => buildTokenSet({ siteId, mark: 'login', registered: true }),
    loginByProvider: async siteId => buildTokenSet({ siteId, mark: 'login', registered: true }),
    isEmailVerified: async () => true,
    refresh: async siteId => buildTokenSet({ siteId, mark: 'renewed' }),
    logout: async () => undefined,
    ...change
  }
  return {
    loginGuest: jest.fn(answers.loginGuest),
    login: jest.fn(answers.login),
    requestCode: jest.fn(answers.requestCode),
    loginByCode: jest.fn(answers.loginByCode),
    loginByProvider: jest.fn(answers.loginByProvider),
    isEmailVerified: jest.fn(answers.isEmailVerified),
    refresh: jest.fn(answers.refresh),
    logout: jest.fn(answers.logout)
  }
}
