import { buildHeaders, createOcapi, readFault, type OcapiCall } from './ocapi-setup'
import { customer, startSandbox, type TestSandbox } from './session-setup'

let sandbox: TestSandbox
let call: OcapiCall
beforeAll(async () => {
  sandbox = await startSandbox()
  call = createOcapi(sandbox.origin, buildHeaders())
})
afterAll(() => sandbox.stop())

interface Mail {
  recipient: string
  kind: string
  document: { token?: string }
}

async function listResetMails(): Promise<Mail[]> {
  const { mails } = (await (await fetch(`${sandbox.origin}/control/outbox`)).json()) as { mails: Mail[] }
  return mails.filter(({ kind }) => kind === 'password-reset')
}

const askReset = (body: unknown) => call('POST', 'customers/password_reset', body)

describe('a password reset', () => {
  it('mails a token to the owner of a login or an e-mail address', async () => {
    const email = 'lina.berg@example.com'
    const { access_token } = await sandbox.loginGuest()
    await sandbox.createCustomersClient(access_token).registerCustomer({
      body: { customer: { login: 'lina', email, lastName: 'Berg' }, password: 'Teegarten7!' }
    })
    expect(await askReset({ identification: 'Lina.Berg@example.com', type: 'email' })).toEqual({
      status: 204,
      body: {}
    })
    expect((await askReset({ identification: 'lina', type: 'login' })).status).toBe(204)
    expect(await listResetMails()).toEqual([
      expect.objectContaining({
        recipient: email,
        document: expect.objectContaining({ token: expect.any(String) })
      }),
      expect.objectContaining({ recipient: email })
    ])
  })

  it('returns the same response for an unknown address, and sends no mail', async () => {
    const before = (await listResetMails()).length
    const unknown = await askReset({ identification: 'nobody@example.com', type: 'email' })
    expect(unknown).toEqual({ status: 204, body: {} })
    expect(await listResetMails()).toHaveLength(before)
    expect(await askReset({ identification: customer.username, type: 'email' })).toEqual(unknown)
    expect(await listResetMails()).toHaveLength(before + 1)
  })

  it.each([{}, { identification: 'lina' }, { identification: 'lina', type: 'phone' }, { type: 'email' }])(
    'is refused for %j',
    async body => {
      expect(await readFault(askReset(body))).toEqual([400, 'PropertyConstraintViolationException'])
    }
  )
})
