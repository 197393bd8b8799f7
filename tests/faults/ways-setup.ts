import { registerCustomer } from '../../app/features/account/api/register-customer'
import { parseAccessToken } from '../../app/platform/session/access-token'
import { byPassword } from '../../app/platform/session/login-ways'
import { PASSKEY_ENDPOINTS } from '../../app/platform/session/passkeys'
import { CODE_ENDPOINT, CODE_LOGIN_ENDPOINT } from '../../app/platform/session/session'
import { readMails } from '../contract/slas-mail-setup'
import { createAuthenticator } from '../factories/software-authenticator'
import { customer, type TestShop } from './session-setup'

const email = customer.username
const PASSWORD = 'Teegarten7!'

type Options = Parameters<ReturnType<typeof createAuthenticator>['get']>[0]

/** The shop and its process that a test runs at, known when it runs. */
export interface Place {
  shop: TestShop
  origin: string
}

/** Ways of logging in without a password, each with the operation of the login service that it asks. */
export function createWays(at: Place) {
  async function openTab() {
    const browser = at.shop.openBrowser(at.origin)
    const tab = browser.openTab()
    await tab.session.getAccessToken()
    const post = async (path: string, body: object = {}) => {
      const response = await tab.send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ siteId: 'jasmin', ...body })
      })
      return { status: response.status, text: await response.text() }
    }
    const whose = async () => parseAccessToken(await tab.session.getAccessToken())
    return { ...tab, browser, post, whose }
  }
  type Tab = Awaited<ReturnType<typeof openTab>>

  /** What a mail to the customer of a test has. */
  const readCode = async (kind: string, recipient: string) =>
    (await readMails(at.shop.platform, kind, recipient))[0]?.document.token ?? ''

  let customers = 0
  /** A tab of a new customer, to whom no code has been mailed yet. */
  async function openCustomer() {
    const tab = await openTab()
    const login = `ways${(customers += 1)}@example.com`
    await registerCustomer(tab.platform, {
      firstName: 'Ida',
      lastName: 'Tee',
      email: login,
      password: PASSWORD
    })
    await tab.session.login(byPassword(login, PASSWORD))
    return { ...tab, login }
  }
  type Customer = Awaited<ReturnType<typeof openCustomer>>

  /** With a code that was mailed, and what a new device makes of the options. */
  async function beginPasskey(tab: Customer) {
    await tab.post(PASSKEY_ENDPOINTS.code, { locale: 'de-DE' })
    const code = await readCode('passkey-code', tab.login)
    const { text } = await tab.post(PASSKEY_ENDPOINTS.createOptions, { code, name: 'Telefon' })
    const device = createAuthenticator()
    return { code, device, credential: device.create(JSON.parse(text) as Options) }
  }

  async function addPasskey(tab: Customer) {
    const { code, device, credential } = await beginPasskey(tab)
    await tab.post(PASSKEY_ENDPOINTS.create, { code, credential })
    return device
  }

  interface Way {
    operation: string
    /** Its answer says nothing but that all went well. */
    isBare?: true
    /** Up to the call that meets the fault. */
    prepare: () => Promise<{ tab: Tab; call: () => Promise<{ status: number; text: string }> }>
  }
  const ways: Way[] = [
    {
      operation: 'authorizePasswordlessCustomer',
      isBare: true,
      async prepare() {
        const tab = await openTab()
        return { tab, call: () => tab.post(CODE_ENDPOINT, { email, locale: 'de-DE' }) }
      }
    },
    {
      operation: 'getPasswordLessAccessToken',
      async prepare() {
        const tab = await openTab()
        await tab.post(CODE_ENDPOINT, { email, locale: 'de-DE' })
        const code = await readCode('login-code', email)
        return { tab, call: () => tab.post(CODE_LOGIN_ENDPOINT, { email, code }) }
      }
    },
    {
      operation: 'startWebauthnAuthentication',
      async prepare() {
        const tab = await openTab()
        return { tab, call: () => tab.post(PASSKEY_ENDPOINTS.options) }
      }
    },
    {
      operation: 'finishWebauthnAuthentication',
      async prepare() {
        const device = await addPasskey(await openCustomer())
        const tab = await openTab()
        const { text } = await tab.post(PASSKEY_ENDPOINTS.options)
        const credential = device.get(JSON.parse(text) as Options)
        return { tab, call: () => tab.post(PASSKEY_ENDPOINTS.login, { credential }) }
      }
    },
    {
      operation: 'authorizeWebauthnRegistration',
      isBare: true,
      async prepare() {
        const tab = await openCustomer()
        return { tab, call: () => tab.post(PASSKEY_ENDPOINTS.code, { locale: 'de-DE' }) }
      }
    },
    {
      operation: 'startWebauthnUserRegistration',
      async prepare() {
        const tab = await openCustomer()
        await tab.post(PASSKEY_ENDPOINTS.code, { locale: 'de-DE' })
        const code = await readCode('passkey-code', tab.login)
        return { tab, call: () => tab.post(PASSKEY_ENDPOINTS.createOptions, { code, name: 'Telefon' }) }
      }
    },
    {
      operation: 'finishWebauthnUserRegistration',
      isBare: true,
      async prepare() {
        const tab = await openCustomer()
        const { code, credential } = await beginPasskey(tab)
        return { tab, call: () => tab.post(PASSKEY_ENDPOINTS.create, { code, credential }) }
      }
    },
    {
      operation: 'getPasskeyUserByLoginId',
      async prepare() {
        const tab = await openCustomer()
        return { tab, call: () => tab.post(PASSKEY_ENDPOINTS.list) }
      }
    },
    {
      operation: 'deletePasskeyCredential',
      isBare: true,
      async prepare() {
        const tab = await openCustomer()
        const { id } = await addPasskey(tab)
        return { tab, call: () => tab.post(PASSKEY_ENDPOINTS.remove, { id }) }
      }
    }
  ]
  return { ways, openTab, openCustomer }
}
