import { helpers } from 'commerce-sdk-isomorphic'
import { decideAtProvider, toListening, type ConsentForm } from './provider-setup'
import { readClaims, readRefusal, REDIRECT, startSandbox, type TestSandbox } from './session-setup'
import { SECRET } from './shop-setup'
import { createPrivateSlas, readMails } from './slas-mail-setup'

/** The calls of the login of the vendor's storefront (`@salesforce/commerce-sdk-react`), with its own client. */
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const clients = {
  public: () => ({ slasClient: sandbox.createSlasClient(), clientSecret: undefined }),
  private: () => ({ slasClient: createPrivateSlas(sandbox), clientSecret: SECRET })
}
type Kind = keyof typeof clients

/** Goes to the provider and back; answers what the storefront's redirect page finds in its address. */
async function authorize(kind: Kind, form: ConsentForm, hint = 'google') {
  const { slasClient } = clients[kind]()
  const { usid } = await sandbox.loginGuest()
  // It sends more than its types name.
  const parameters = { redirectURI: REDIRECT, hint, usid, dnt: 'false' }
  const { url, codeVerifier } = await helpers.authorizeIDP({
    slasClient,
    parameters,
    privateClient: kind === 'private'
  })
  const started = await fetch(url, { redirect: 'manual' })
  const consent = toListening(sandbox, started.headers.get('location'))
  const { target } = await decideAtProvider(sandbox, consent, form)
  return { usid, codeVerifier, found: Object.fromEntries(target.searchParams) }
}

const exchange = (kind: Kind, codeVerifier: string, found: Record<string, string>) => {
  const { slasClient, clientSecret } = clients[kind]()
  return helpers.loginIDPUser({
    slasClient,
    credentials: { codeVerifier, clientSecret },
    parameters: { redirectURI: REDIRECT, code: found.code ?? '', usid: found.usid }
  })
}

describe.each<Kind>(['public', 'private'])('a login at a provider with a %s client', kind => {
  it.each(['google', 'apple'])(
    'leads by %s to tokens of a customer, under the usid of the guest',
    async hint => {
      const person = { person: 'other', email: `${kind}.${hint}@people.example` }
      const { usid, codeVerifier, found } = await authorize(kind, person, hint)
      const tokens = await exchange(kind, codeVerifier, found)
      expect(tokens).toMatchObject({ usid, customer_id: expect.any(String) })
      expect(readClaims(tokens.access_token).isb).toContain(`rcid:${tokens.customer_id}`)
      expect((await sandbox.getCustomer(tokens.customer_id, tokens.access_token)).status).toBe(200)
    }
  )

  it('refuses a code that is spent or was made up', async () => {
    const { codeVerifier, found } = await authorize(kind, { person: 'new' })
    await exchange(kind, codeVerifier, found)
    for (const code of [found.code!, 'made-up'])
      expect((await readRefusal(exchange(kind, codeVerifier, { ...found, code }))).status).toBe(400)
  })

  it('names a refusal of the person in the redirect', async () => {
    expect((await authorize(kind, { decision: 'refuse' })).found).toMatchObject({ error: 'access_denied' })
  })
})

it('does not exchange a code of a public client for another verifier', async () => {
  const { found } = await authorize('public', { person: 'new' })
  expect((await readRefusal(exchange('public', 'x'.repeat(64), found))).status).toBe(400)
})

it('registers a customer at checkout by the code alone', async () => {
  const userid = 'checkout@people.example'
  const { usid } = await sandbox.loginGuest()
  const slasClient = createPrivateSlas(sandbox)
  const credentials = { clientSecret: SECRET }
  const asked = await helpers.authorizePasswordless({
    slasClient,
    credentials,
    parameters: { userid, mode: 'email', locale: 'de-DE', usid, registerCustomer: true, lastName: 'Tee' }
  })
  expect(asked.status).toBe(200)
  const redeem = (pwdlessLoginToken: string) => {
    const parameters = { pwdlessLoginToken, dnt: 'false', usid, register_customer: 'true' }
    return helpers.getPasswordLessAccessToken({ slasClient, credentials, parameters })
  }
  const { status, body } = await readRefusal(redeem('00000000'))
  // The storefront looks for these words to say that the code is wrong.
  expect([status, body.message]).toEqual([400, expect.stringMatching(/invalid token/i)])
  const [mail] = await readMails(sandbox, 'login-code', userid)
  const tokens = await redeem(mail?.document.token ?? '')
  expect(tokens.usid).toBe(usid)
  expect((await sandbox.getCustomer(tokens.customer_id, tokens.access_token)).body).toMatchObject({
    email: userid,
    lastName: 'Tee'
  })
})
