import { sendRequest } from '../http/send-request'
import type { Family } from '../platform-core'
import { PASSKEY_ENDPOINTS, type Passkey, type PasskeyJson, type PasskeyList } from './passkeys'

/** The server times out before the browser does. */
const DEADLINE = 12_000

/**
 * Passkeys by way of the shop's own server (requirement 14.2). Every method throws PlatformError, with the types of
 * `passkeys.ts` for refusals.
 */
interface OwnPasskeys {
  getLoginOptions(): Promise<PublicKeyCredentialRequestOptionsJSON>
  /** Has a code mailed to the customer, which begins a registration. */
  requestCode(): Promise<void>
  getCreationOptions(code: string, name: string): Promise<PublicKeyCredentialCreationOptionsJSON>
  create(code: string, credential: PasskeyJson): Promise<void>
  list(): Promise<Passkey[]>
  remove(id: string): Promise<void>
}

export const ownPasskeys: Family<OwnPasskeys> = ({ send, session, settings: { siteId, locale } }) => {
  const post = (endpoint: keyof typeof PASSKEY_ENDPOINTS, body: object = {}) =>
    sendRequest(send, {
      operation: `passkeys.${endpoint}`,
      url: PASSKEY_ENDPOINTS[endpoint],
      method: 'POST',
      body: { siteId, ...body },
      deadline: DEADLINE
    })
  /** The server knows the customer by a cookie, which a call for a token renews. */
  async function postAsCustomer(endpoint: keyof typeof PASSKEY_ENDPOINTS, body?: object) {
    await session.getAccessToken()
    return post(endpoint, body)
  }

  return {
    getLoginOptions: async () => (await post('options')) as PublicKeyCredentialRequestOptionsJSON,
    requestCode: async () => void (await postAsCustomer('code', { locale })),
    getCreationOptions: async (code, name) =>
      (await postAsCustomer('createOptions', { code, name })) as PublicKeyCredentialCreationOptionsJSON,
    create: async (code, credential) => void (await postAsCustomer('create', { code, credential })),
    list: async () => ((await postAsCustomer('list')) as PasskeyList).passkeys,
    remove: async id => void (await postAsCustomer('remove', { id }))
  }
}
