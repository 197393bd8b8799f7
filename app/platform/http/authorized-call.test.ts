import { answerJson, createFetch } from '../../../tests/factories/answers'
import { buildAccessToken } from '../../../tests/factories/tokens'
import type { Session } from '../session/session'
import { parseAccessToken } from '../session/access-token'
import { createAuthorizedCall } from './authorized-call'

const request = { operation: 'getProduct', url: 'http://platform.test/p' }
const refusal = answerJson({ title: 'Unauthorized', type: 'https://x/unauthorized', detail: 'no' }, 401)

/** Hands out token-1, token-2, … a new one after each refusal. */
function createSession() {
  let current = 1
  const discard = jest.fn((token: string) => {
    if (token === `token-${current}`) current += 1
  })
  const session: Session = { getAccessToken: async () => `token-${current}`, discard }
  return { session, discard }
}

it('sends the token of the session', async () => {
  const { send, calls } = createFetch(answerJson({ id: 'p' }))
  await expect(createAuthorizedCall(send, createSession().session)(request)).resolves.toEqual({ id: 'p' })
  expect(calls[0]?.headers.authorization).toBe('Bearer token-1')
})

it('renews a refused token once and repeats the call once', async () => {
  const { send, calls } = createFetch(refusal, answerJson({ id: 'p' }))
  const { session, discard } = createSession()
  await expect(createAuthorizedCall(send, session)(request)).resolves.toEqual({ id: 'p' })
  expect(discard.mock.calls).toEqual([['token-1']])
  expect(calls.map(call => call.headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2'])
})

it('throws the second refusal', async () => {
  const { send, calls } = createFetch(refusal)
  await expect(createAuthorizedCall(send, createSession().session)(request)).rejects.toMatchObject({
    status: 401
  })
  expect(calls).toHaveLength(2)
})

it.each([[400], [403], [404], [429], [500], [503]])(
  'does not repeat a call that failed with %d',
  async status => {
    const { send, calls } = createFetch(answerJson({ title: 'No', detail: 'no' }, status))
    await expect(createAuthorizedCall(send, createSession().session)(request)).rejects.toMatchObject({
      status
    })
    expect(calls).toHaveLength(1)
  }
)

it('does not send a call without a session, and says why', async () => {
  const { send, calls } = createFetch(answerJson({}))
  const session: Session = {
    getAccessToken: () => Promise.reject(new Error('login failed')),
    discard: () => undefined
  }
  await expect(createAuthorizedCall(send, session)(request)).rejects.toThrow('login failed')
  expect(calls).toHaveLength(0)
})

it('names no token in its errors', async () => {
  const { send } = createFetch(refusal)
  const error = await createAuthorizedCall(
    send,
    createSession().session
  )(request).catch((reason: unknown) => reason)
  expect(JSON.stringify(error) + String(error) + String((error as Error).stack)).not.toContain('token-')
})

describe('while a call waits for its token the customer logs out', () => {
  const customer = buildAccessToken({ mark: 'ida', registered: true })
  const guest = buildAccessToken({ mark: 'new-guest' })
  const { customerId } = parseAccessToken(customer)
  const ofThem = [
    ['names them', { ...request, customerId }],
    ['is for customers only', { ...request, forCustomers: true }]
  ] as const
  const handOut = (...tokens: string[]): Session => ({
    getAccessToken: async () => (tokens.length > 1 ? tokens.shift()! : tokens[0]!),
    discard: () => undefined
  })

  it.each(ofThem)(
    'a call of a customer that %s is not sent for the guest after them',
    async (_what, asked) => {
      const { send, calls } = createFetch(answerJson({}))
      const call = createAuthorizedCall(send, handOut(guest))
      await expect(call(asked)).rejects.toMatchObject({ status: 401, isPlatformError: true })
      expect(calls).toHaveLength(0)
    }
  )

  it.each(ofThem)(
    'a call of a customer that %s is not repeated for the guest after them',
    async (_what, asked) => {
      const { send, calls } = createFetch(refusal)
      await expect(createAuthorizedCall(send, handOut(customer, guest))(asked)).rejects.toMatchObject({
        status: 401
      })
      expect(calls).toHaveLength(1)
    }
  )

  it.each(ofThem)('a call of a customer that %s is sent with their own token', async (_what, asked) => {
    const { send, calls } = createFetch(answerJson({ id: 'p' }))
    await expect(createAuthorizedCall(send, handOut(customer))(asked)).resolves.toEqual({ id: 'p' })
    expect(calls).toHaveLength(1)
  })

  it('a call without a customer is sent for the guest', async () => {
    const { send } = createFetch(answerJson({ id: 'p' }))
    await expect(createAuthorizedCall(send, handOut(guest))(request)).resolves.toEqual({ id: 'p' })
  })
})
