import { address } from '../factories/address'
import { BASKETS, startSandbox, TEA, type Shopper, type TestSandbox } from './checkout-setup'
import { CLIENT } from './session-setup'

let sandbox: TestSandbox
let shopper: Shopper
let basketId: string
beforeAll(async () => {
  sandbox = await startSandbox()
  shopper = await sandbox.loginGuest()
  basketId =
    (await shopper.baskets.createBasket({ body: { productItems: [{ productId: TEA, quantity: 1 }] } }))
      .basketId ?? ''
})
afterAll(() => sandbox.stop())

/** A raw body, with the given content type or none at all. */
async function put(path: string, body: string, contentType?: string) {
  const response = await fetch(sandbox.origin + path, {
    method: 'PUT',
    headers: {
      ...shopper.headers,
      'x-dw-client-id': CLIENT,
      ...(contentType !== undefined && { 'content-type': contentType })
    },
    // A Blob without a type is sent without a content type.
    body: new Blob([body])
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const scapi = () => `${BASKETS}/${basketId}/billing-address?siteId=jasmin`
const ocapi = () => `/s/jasmin/dw/shop/v21_3/baskets/${basketId}/billing_address`

const notJson: [string, string | undefined, string][] = [
  ['a form', 'application/x-www-form-urlencoded', 'lastName=Berg'],
  ['text', 'text/plain;charset=UTF-8', JSON.stringify(address)],
  ['XML', 'application/xml', '<address/>'],
  ['a file', 'application/octet-stream', JSON.stringify(address)],
  ['JSON without a content type', undefined, JSON.stringify(address)],
  ['JSON with a content type that is none', 'json', JSON.stringify(address)]
]

it.each(notJson)('SCAPI refuses %s with 415 and a problem', async (_what, contentType, body) => {
  expect(await put(scapi(), body, contentType)).toEqual({
    status: 415,
    body: {
      title: 'Unsupported Media Type',
      type: expect.stringMatching(/\/unsupported-media-type$/),
      detail: expect.any(String)
    }
  })
})

it.each(notJson)('OCAPI refuses %s with 415 and a fault', async (_what, contentType, body) => {
  expect(await put(ocapi(), body, contentType)).toEqual({
    status: 415,
    body: {
      _v: '21.3',
      fault: {
        type: 'UnsupportedContentTypeException',
        message: expect.any(String),
        arguments: { contentType: contentType ?? '' }
      }
    }
  })
})

it.each([
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/merge-patch+json'
])('takes JSON as %s', async contentType => {
  expect((await put(scapi(), JSON.stringify(address), contentType)).status).toBe(200)
  expect((await put(ocapi(), JSON.stringify({ last_name: 'Berg' }), contentType)).status).toBe(200)
})

it('requires no content type of a request without a body', async () => {
  const other = await sandbox.loginGuest()
  const created = await fetch(`${sandbox.origin}${BASKETS}?siteId=jasmin`, {
    method: 'POST',
    headers: other.headers
  })
  expect(created.status).toBe(200)
})

it('still takes forms where tokens are asked for', async () => {
  const answer = await fetch(`${sandbox.origin}/shopper/auth/v1/organizations/f_ecom_sbox_001/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'nonsense' })
  })
  expect(answer.status).toBe(400)
})
