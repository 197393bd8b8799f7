import { parseAccessToken } from '../../app/platform/session/access-token'
import { byPasskey, byPassword } from '../../app/platform/session/login-ways'
import { PASSKEY_ENDPOINTS, type PasskeyJson, type PasskeyList } from '../../app/platform/session/passkeys'
import { readMails } from '../contract/slas-mail-setup'
import { createAuthenticator } from '../factories/software-authenticator'
import { customer } from './session-setup'
import type { Place } from './ways-setup'

type Options = Parameters<ReturnType<typeof createAuthenticator>['get']>[0]

const email = customer.username

/** What went wrong, undefined for nothing. */
export const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error
  )

/** Tabs of browsers at the shop, and their devices with passkeys. */
export function createPasskeyTabs(at: Place) {
  async function openTab() {
    const browser = at.shop.openBrowser(at.origin)
    const tab = browser.openTab()
    const { usid } = parseAccessToken(await tab.session.getAccessToken())
    async function post(endpoint: keyof typeof PASSKEY_ENDPOINTS, body: object = {}) {
      const response = await tab.send(PASSKEY_ENDPOINTS[endpoint], {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ siteId: 'jasmin', ...body })
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }
    const getOptions = async () => (await post('options')).body as Options
    const list = async () => ((await post('list')).body as unknown as PasskeyList).passkeys
    const logIn = (credential: PasskeyJson) => tab.session.login(byPasskey(credential))
    const logInByPassword = () => tab.session.login(byPassword(email, customer.password))
    return { ...tab, browser, usid, post, getOptions, list, logIn, logInByPassword }
  }
  const readCode = async () =>
    (await readMails(at.shop.platform, 'passkey-code', email))[0]?.document.token ?? ''
  async function addPasskey(tab: Awaited<ReturnType<typeof openTab>>, name = 'Mein Telefon') {
    const device = createAuthenticator()
    expect((await tab.post('code', { locale: 'de-DE' })).status).toBe(202)
    const code = await readCode()
    const options = await tab.post('createOptions', { code, name })
    expect(options.status).toBe(200)
    const credential = device.create(options.body as Options)
    expect((await tab.post('create', { code, credential })).status).toBe(200)
    return device
  }

  async function waitForUse(tab: Awaited<ReturnType<typeof openTab>>) {
    for (;;) {
      const [passkey] = await tab.list()
      if (passkey?.lastUsed) return passkey
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }

  return { openTab, readCode, addPasskey, waitForUse }
}
