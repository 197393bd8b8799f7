import { startSandbox, type TestSandbox } from './checkout-setup'
import {
  buildInvoice,
  cards,
  createCard,
  KEY_HEADER,
  postType,
  PUBLIC_KEY,
  registerFraudSession,
  SHOP
} from './payment-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const card = { number: cards.success, holder: 'Lina Berg', expiry: '12/39', code: '123' }

it.each([
  ['paypal', {}, /^s-ppl-\w{12}$/],
  ['invoice', {}, /^s-ivc-\w{12}$/],
  ['invoice-secured', {}, /^s-ivs-\w{12}$/],
  ['direct-debit-secured', { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Lina Berg' }, /^s-dds-\w{12}$/]
])('makes a resource for %s, for pages of the shop', async (kind, body, id) => {
  const answer = await postType(sandbox.origin, kind, body)
  expect(answer.status).toBe(201)
  expect(answer.headers.get('access-control-allow-origin')).toBe(SHOP)
  expect(answer.body.id).toMatch(id)
  expect(JSON.stringify(answer.body)).not.toContain('0532')
})

it.each([
  ['another website', { origin: 'https://evil.example', authorization: KEY_HEADER }, 403, 'ORIGIN_REFUSED'],
  ['a page that hides its origin', { origin: 'null', authorization: KEY_HEADER }, 403, 'ORIGIN_REFUSED'],
  ['no page at all', { authorization: KEY_HEADER }, 403, 'ORIGIN_REFUSED'],
  ['a wrong key', { origin: SHOP, authorization: 'Basic c29tZTo=' }, 401, 'KEY_INVALID']
])('makes none for %s', async (_title, headers, status, code) => {
  const answer = await postType(sandbox.origin, 'paypal', {}, headers)
  expect(answer).toMatchObject({ status, body: { errors: [{ code }] } })
})

it('takes the number of a card from its own frame only, and keeps it masked', async () => {
  const { origin } = sandbox
  const refused = await postType(origin, 'card', card)
  expect(refused).toMatchObject({ status: 403, body: { errors: [{ code: 'ORIGIN_REFUSED' }] } })
  const hidden = await postType(origin, 'card', card, { origin: 'null', authorization: KEY_HEADER })
  expect(hidden).toMatchObject({ status: 403, body: { errors: [{ code: 'ORIGIN_REFUSED' }] } })
  const taken = await postType(origin, 'card', card, { origin, authorization: KEY_HEADER })
  expect(taken.body).toEqual({
    id: expect.stringMatching(/^s-crd-\w{12}$/) as string,
    cardType: 'Visa',
    holder: 'Lina Berg',
    maskedNumber: '************1111',
    month: 12,
    year: 2039,
    expiresAt: expect.any(String) as string
  })
})

it('names each wrong field in the language of the page', async () => {
  const headers = { origin: SHOP, authorization: KEY_HEADER, 'accept-language': 'de' }
  const answer = await postType(
    sandbox.origin,
    'direct-debit-secured',
    { iban: 'DE89370400440532013001', holder: '' },
    headers
  )
  expect(answer).toMatchObject({
    status: 400,
    body: {
      errors: [
        { field: 'iban', code: 'IBAN_INVALID', customerMessage: 'Bitte geben Sie eine gültige IBAN ein.' },
        { field: 'holder', code: 'HOLDER_REQUIRED' }
      ]
    }
  })
  expect(await postType(sandbox.origin, 'direct-debit-secured', { iban: 1 })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'REQUEST_INVALID' }] }
  })
})

it('answers the question of browsers for the shop only', async () => {
  const ask = async (origin: string) => {
    const { status, headers } = await fetch(`${sandbox.origin}/payments/v1/types/invoice`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' }
    })
    return [status, headers.get('access-control-allow-origin')]
  }
  expect(await ask(SHOP)).toEqual([204, SHOP])
  expect(await ask('https://evil.example')).toEqual([403, null])
})

const getFrame = (change: Record<string, string> = {}) =>
  fetch(
    `${sandbox.origin}/payments/v1/frames/card?${new URLSearchParams({
      publicKey: PUBLIC_KEY,
      locale: 'de-DE',
      brand: 'puro',
      origin: SHOP,
      ...change
    })}`
  )

it('allows the card form in a frame of the requesting page only', async () => {
  const answer = await getFrame()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${SHOP}`
  )
  const page = await answer.text()
  expect(page).toContain('<html lang="de" class="puro">')
  for (const field of ['cc-number', 'cc-name', 'cc-exp', 'cc-csc'])
    expect(page).toContain(`autocomplete="${field}"`)
})

it.each([
  ['another website', { origin: 'https://evil.example' }, 403],
  ['an address instead of an origin', { origin: `${SHOP}/; script-src *` }, 403],
  ['a wrong key', { publicKey: 's-pub-other' }, 401]
])('shows no card form to %s', async (_title, change, status) => {
  expect((await getFrame(change)).status).toBe(status)
})

it('registers a fraud session for its own key and a sane id', async () => {
  expect((await registerFraudSession(sandbox.origin)).headers.get('content-type')).toMatch(/javascript/)
  expect((await registerFraudSession(sandbox.origin, 'short')).status).toBe(400)
  expect((await registerFraudSession(sandbox.origin, 'a-session-that-is-long', 'other')).status).toBe(400)
})

it('has no page for a payment that there is not', async () => {
  const answer = await fetch(`${sandbox.origin}/payments/v1/redirects/guessed`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const posted = await fetch(`${sandbox.origin}/payments/v1/redirects/guessed`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' })
  })
  expect(posted.status).toBe(404)
})

it('builds what the other tests pay with', async () => {
  expect(await createCard(sandbox.origin)).toMatch(/^s-crd-/)
  expect(await buildInvoice(sandbox.origin)).toMatchObject({
    c_paymentResourceId: expect.stringMatching(/^s-ivc-/) as string
  })
})
