import type { SlasClient } from '../../app/platform/session/slas-client'
import { buildTokenSet } from './tokens'

type SlasMock = {
  [Method in Exclude<keyof SlasClient, 'passkeys'>]: jest.MockedFunction<SlasClient[Method]>
} & Pick<SlasClient, 'passkeys'>

const refuse = () => Promise.reject(new Error('This login service has no passkeys'))
export const noPasskeys: SlasClient['passkeys'] = {
  startLogin: refuse,
  finishLogin: refuse,
  requestCode: refuse,
  startRegistration: refuse,
  finishRegistration: refuse,
  list: refuse,
  remove: refuse
}

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
    passkeys: noPasskeys,
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
    logout: jest.fn(answers.logout),
    passkeys: answers.passkeys
  }
}
