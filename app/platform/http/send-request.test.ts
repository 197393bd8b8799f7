import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { answerJson, createFetch } from '../../../tests/factories/answers'
import {
  isNotFound,
  isPlatformError,
  isUnclear,
  PlatformError,
  type PlatformErrorKind
} from './platform-error'
import { sendRequest } from './send-request'

const request = { operation: 'getThing', url: 'http://platform.test/thing' }
const read = (answer: Response | Error) => sendRequest(createFetch(answer).send, request)

it.each([
  [
    'a problem of SCAPI',
    answerJson(
      {
        type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/basket-not-found',
        title: 'Basket Not Found',
        detail: 'No basket x',
        basketIds: ['a']
      },
      404
    ),
    {
      kind: 'fault',
      status: 404,
      type: 'basket-not-found',
      title: 'Basket Not Found',
      detail: 'No basket x',
      data: { basketIds: ['a'] }
    }
  ],
  [
    'a problem without a type',
    answerJson({ title: 'Unauthorized', detail: 'The token is no good' }, 401),
    { kind: 'status', status: 401, type: undefined, title: 'Unauthorized', detail: 'The token is no good' }
  ],
  [
    'a fault of OCAPI',
    answerJson(
      {
        fault: {
          type: 'CustomerBasketsQuotaExceededException',
          message: 'too many baskets',
          arguments: { limit: 1 }
        }
      },
      400
    ),
    {
      kind: 'fault',
      status: 400,
      type: 'CustomerBasketsQuotaExceededException',
      detail: 'too many baskets',
      data: { limit: 1 }
    }
  ],
  [
    'a fault with status 200',
    answerJson({ fault: { type: 'X', message: 'no' } }),
    { kind: 'fault', status: 200, type: 'X', detail: 'no' }
  ],
  [
    'a no of a controller',
    answerJson({ error: true, errorMessage: 'The gift card is unknown' }),
    { kind: 'fault', status: 200, detail: 'The gift card is unknown' }
  ],
  [
    'a no of the login service',
    answerJson({ status_code: '400', message: 'invalid refresh_token' }, 400),
    { kind: 'fault', status: 400, detail: 'invalid refresh_token' }
  ],
  [
    'an HTML page of a proxy',
    new Response('<html>Bad Gateway</html>', { status: 502, statusText: 'Bad Gateway' }),
    { kind: 'status', status: 502, title: 'Bad Gateway' }
  ],
  [
    'a no of a controller in an object',
    answerJson({ success: false, error: { message: 'The address is taken' } }),
    { kind: 'fault', status: 200, detail: 'The address is taken' }
  ],
  [
    'a no of the gift card controllers',
    answerJson({ error: true, ErrorMsg: 'The card is spent' }),
    { kind: 'fault', detail: 'The card is spent' }
  ],
  ['an empty answer', new Response('', { status: 200 }), { kind: 'unreadable', status: 200 }],
  ['null', answerJson(null), { kind: 'unreadable', status: 200 }],
  ['JSON that is cut off', new Response('{"id": "a', { status: 200 }), { kind: 'unreadable', status: 200 }],
  ['a lost connection', new TypeError('fetch failed'), { kind: 'network', detail: 'the connection failed' }]
])('turns %s into one kind of error', async (_what, answer, expected) => {
  await expect(read(answer)).rejects.toMatchObject({
    isPlatformError: true,
    operation: 'getThing',
    ...expected
  })
})

it.each([
  ['204', new Response(null, { status: 204 }), { status: 204 }],
  ['a 201 without a word', new Response('', { status: 201 }), { status: 201 }],
  ['a list', answerJson([]), []],
  [
    'something whose type and title are its own',
    answerJson({ type: 'custom', title: 'Mine' }),
    { type: 'custom', title: 'Mine' }
  ],
  ['error false', answerJson({ error: false, ok: 1 }), { error: false, ok: 1 }]
])('takes %s for success', async (_what, answer, expected) => {
  expect(await read(answer)).toEqual(expected)
})

it('reads how long the platform asks its callers to wait', async () => {
  await expect(read(answerJson({ title: 'Too Many' }, 429, { 'retry-after': '7' }))).rejects.toMatchObject({
    retryAfter: 7
  })
  await expect(
    read(answerJson({}, 503, { 'retry-after': 'Wed, 21 Oct 2099 07:28:00 GMT' }))
  ).rejects.toMatchObject({
    retryAfter: 3_600
  })
})

it('sends a body as JSON, and no header without a body', async () => {
  const { send, calls } = createFetch(answerJson({}))
  await sendRequest(send, { ...request, method: 'PATCH', body: { c_agentID: '7' } })
  await sendRequest(send, request)
  expect(calls[0]).toMatchObject({
    method: 'PATCH',
    body: { c_agentID: '7' },
    headers: { 'content-type': 'application/json' }
  })
  expect(calls[1]).toMatchObject({ method: 'GET', body: undefined })
  expect(calls[1]?.headers).not.toHaveProperty('content-type')
})

describe('over a real connection', () => {
  let server: Server
  let url: string
  beforeAll(async () => {
    // Answers the head and never the body, so that reading is what takes too long.
    server = createServer((_req, res) => void res.write('{'))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it('gives up at the deadline', async () => {
    await expect(sendRequest(fetch, { ...request, url, deadline: 50 })).rejects.toMatchObject({
      kind: 'timeout',
      detail: 'no answer within 50 ms'
    })
  })

  it('calls a refused connection a network error', async () => {
    await expect(sendRequest(fetch, { ...request, url: 'http://127.0.0.1:1/' })).rejects.toMatchObject({
      kind: 'network'
    })
  })

  it('rejects with the AbortError of a caller that aborts', async () => {
    const aborter = new AbortController()
    const running = sendRequest(fetch, { ...request, url, signal: aborter.signal })
    aborter.abort()
    await expect(running).rejects.toMatchObject({ name: 'AbortError' })
  })
})

it.each<[PlatformErrorKind, number | undefined, boolean]>([
  ['network', undefined, true],
  ['timeout', undefined, true],
  ['unreadable', 200, true],
  ['status', 500, true],
  ['status', 502, true],
  ['fault', 503, true],
  ['fault', 400, false],
  ['fault', 404, false],
  ['fault', 409, false],
  ['fault', 401, true],
  ['fault', 403, true],
  ['fault', 429, true],
  ['status', 404, true],
  ['fault', 200, false],
  ['input', undefined, false]
])('takes it for open after %s (%s) whether the call was carried out: %s', (kind, status, unclear) => {
  expect(isUnclear(new PlatformError({ kind, operation: 'createOrder', status }))).toBe(unclear)
})

const PROBLEMS = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

it.each([
  ['a problem of SCAPI', { type: `${PROBLEMS}product-not-found`, title: 'Product Not Found' }, true],
  ['a fault of OCAPI', { fault: { type: 'ProductNotFoundException', message: 'x' } }, true],
  ['a controller', { error: true, message: 'There is no page.' }, true],
  ['a problem of a gateway', { type: 'about:blank', title: 'Not Found', status: 404 }, false],
  ['a gateway’s fault', { fault: { faultstring: 'No proxy for the host', detail: {} } }, false],
  ['a web server', { timestamp: 1, status: 404, error: 'Not Found', path: '/x' }, false],
  ['a router', { message: 'no Route matched with those values' }, false],
  ['an empty object', {}, false],
  ['a list', [], false],
  ['nothing', null, false]
])(
  'takes a 404 of %s for "there is none" only in the form of the platform',
  async (_whose, body, isMissing) => {
    const error: unknown = await read(answerJson(body, 404)).catch((reason: unknown) => reason)
    expect([isPlatformError(error, 404), isNotFound(error)]).toEqual([true, isMissing])
  }
)

it('knows its errors by a mark, since server and renderer have a class each', () => {
  const other = Object.assign(new Error('x'), { isPlatformError: true, kind: 'fault', status: 404 })
  expect([
    isPlatformError(other),
    isPlatformError(other, 404),
    isPlatformError(other, 401),
    isNotFound(other)
  ]).toEqual([true, true, false, true])
  expect([isPlatformError(new Error('x')), isPlatformError(undefined), isUnclear(new Error('x'))]).toEqual([
    false,
    false,
    false
  ])
})

it('throws with the status code as its name (requirement 13.3)', () => {
  expect(new PlatformError({ kind: 'fault', operation: 'getThing', status: 404 }).name).toBe('404')
  expect(new PlatformError({ kind: 'network', operation: 'getThing' }).name).toBe('PlatformError')
})

it.each([
  [
    'a problem',
    answerJson(
      { title: 'Taken', detail: "The login 'lina.berg+1@example.com' is in use.", login: 'l@x.de' },
      400
    )
  ],
  [
    'a fault',
    answerJson({ fault: { type: 'X', message: 'lina@example.com?', arguments: { login: 'l@x.de' } } }, 400)
  ],
  [
    'an error with a status of 200',
    answerJson({ error: true, errorMessage: 'No lina@example.com', to: 'l@x.de' })
  ]
])('hides the e-mail addresses that %s repeats', async (_what, answer) => {
  const error = (await read(answer).catch((reason: unknown) => reason)) as Error
  expect(error.message).toContain('\u2026')
  expect(inspect(error, { depth: 5 })).not.toContain('@example.com')
  expect(JSON.stringify(error)).not.toContain('@')
})
