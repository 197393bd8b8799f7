import { createAuthenticator, type SoftwareAuthenticator } from '../factories/software-authenticator'
import { CLIENT, SLAS, type TestSandbox } from './session-setup'
import { readMails } from './slas-mail-setup'

const PASSWORD = 'Teegarten7!'
type Change = Record<string, unknown>

/** The vendor's client at the sandbox's passkeys; the sandbox is known when a test runs. */
export function createPasskeyCalls(at: { sandbox: TestSandbox }) {
  let logins = 0
  const slas = (siteId?: string) => at.sandbox.createSlasClient(siteId)
  const base = { client_id: CLIENT, channel_id: 'jasmin' }

  async function register() {
    const username = `passkey${(logins += 1)}@example.com`
    const guest = at.sandbox.createCustomersClient((await at.sandbox.loginGuest()).access_token)
    const customer = { login: username, email: username, lastName: 'Key' }
    await guest.registerCustomer({ body: { customer, password: PASSWORD } })
    return username
  }

  const authorize = (user_id: string, change: Change = {}) =>
    slas().authorizeWebauthnRegistration(
      { body: { ...base, user_id, mode: 'email', locale: 'de-DE', ...change } },
      true
    ) as Promise<unknown> as Promise<Response>
  const listCodes = async (recipient: string) =>
    (await readMails(at.sandbox, 'passkey-code', recipient)).map(({ document }) => document.token ?? '')
  async function requestCode(username: string) {
    await authorize(username)
    return (await listCodes(username))[0] ?? ''
  }
  const startRegistration = (user_id: string, pwd_action_token: string, change: Change = {}) =>
    slas().startWebauthnUserRegistration(
      {
        body: {
          ...base,
          user_id,
          pwd_action_token,
          display_name: 'Lina',
          nick_name: 'Mein Telefon',
          ...change
        }
      },
      true
    ) as Promise<unknown> as Promise<Response>
  const readOptions = async (call: Promise<Response>) =>
    (await (await call).json()) as { challenge: string; user: { id: string } }
  /** The vendor's client declares the members of `response` as lists; they are text. */
  const finishRegistration = (
    username: string,
    pwd_action_token: string,
    credential: unknown,
    change: Change = {}
  ) =>
    slas().finishWebauthnUserRegistration(
      { body: { ...base, username, pwd_action_token, credential: credential as never, ...change } },
      true
    ) as Promise<unknown> as Promise<Response>
  const startLogin = async (change: Change = {}) =>
    (await slas().startWebauthnAuthentication({ body: { ...base, ...change } })) as {
      challenge: string
      rpId: string
      allowCredentials?: { id: string }[]
    }
  const finishLogin = (credential: unknown, change: Change = {}) =>
    slas().finishWebauthnAuthentication(
      { body: { ...base, credential: credential as never, ...change } },
      true
    ) as Promise<unknown> as Promise<Response>
  async function addPasskey(
    username: string,
    device = createAuthenticator()
  ): Promise<SoftwareAuthenticator> {
    const code = await requestCode(username)
    const credential = device.create(await readOptions(startRegistration(username, code)))
    expect((await finishRegistration(username, code, credential)).status).toBe(204)
    return device
  }
  async function readMessage(call: Promise<Response>) {
    const response = await call
    return [response.status, ((await response.json()) as { message: string }).message]
  }
  async function callUser(method: string, username: string, token: string, rest = '', siteId = 'jasmin') {
    const address = `${at.sandbox.origin}${SLAS}/webauthn/passkey/user/${encodeURIComponent(username)}${rest}`
    return fetch(`${address}?channel_id=${siteId}`, { method, headers: { authorization: `Bearer ${token}` } })
  }
  const logIn = async (username: string) =>
    (await at.sandbox.loginCustomer({ username, password: PASSWORD })).access_token

  return {
    register,
    authorize,
    listCodes,
    requestCode,
    startRegistration,
    readOptions,
    finishRegistration,
    startLogin,
    finishLogin,
    addPasskey,
    readMessage,
    callUser,
    logIn
  }
}
