import express from 'express'
import supertest from 'supertest'
import { describePath, logProxiedCalls } from './log-proxied-calls'

const ORGANIZATION = '/api/checkout/shopper-baskets/v1/organizations'

it.each([
  ['/api/reset-password/secret', '/api/reset-password/…'],
  ['/api/reset-password%2Fsecret/cart;token=abc', '/api/…/…'],
  [`${ORGANIZATION}/f_ecom_sbox_001/baskets/abc`, `${ORGANIZATION}/…/baskets/…`],
  [`${ORGANIZATION}/f_x/baskets/abc/items/i1`, `${ORGANIZATION}/…/baskets/…/items/…`],
  [`${ORGANIZATION}/f_x/baskets/actions/merge`, `${ORGANIZATION}/…/baskets/actions/merge`],
  [
    '/api/customer/shopper-customers/v1/organizations/x/customers/abX/addresses/anna',
    '/api/customer/shopper-customers/v1/organizations/…/customers/…/addresses/…'
  ],
  [
    '/api/checkout/shopper-orders/v1/organizations/x/orders/000001',
    '/api/checkout/shopper-orders/v1/organizations/…/orders/…'
  ],
  ['/ocapi/s/jasmin/dw/shop/v21_3/orders/00001', '/ocapi/s/jasmin/dw/shop/v21_3/orders/…'],
  ['/ocapi/s/jasmin/dw/shop/v21_3/customers/auth@x.example', '/ocapi/s/jasmin/dw/shop/v21_3/customers/…'],
  ['/ocapi/anna.sommer%40example.com', '/ocapi/…'],
  ['/ocapi/eyJhbGciOi', '/ocapi/eyJhbGciOi'],
  [`/ocapi/${'a'.repeat(41)}`, '/ocapi/…'],
  ['/ocapi/a\nforged', '/ocapi/…'],
  ['/', '/']
])('shows the path %j as %s', (path, shown) => {
  expect(describePath(path)).toBe(shown)
})

it('writes one line for a call, without its query, its cookies and its body', async () => {
  const lines: [string, boolean][] = []
  const shop = express()
  shop.use(
    '/mobify/proxy',
    logProxiedCalls((line, isFailure) => lines.push([line, isFailure]))
  )
  shop.use('/mobify/proxy/api', (_req, res) => void res.status(201).send('{"token":"secret-answer"}'))
  shop.use((_req, res) => void res.status(502).end())
  const ask = (path: string) =>
    supertest(shop)
      .post(path)
      .set('x-correlation-id', 'id-of-request')
      .set('authorization', 'Bearer secret-token')
      .set('cookie', 'dwsid=secret-session')
      .send({ email: 'secret@example.com' })

  await ask('/mobify/proxy/api/checkout/baskets/secret-basket?token=secret&email=secret@example.com')
  await ask('/mobify/proxy/nowhere')
  expect(lines).toEqual([
    [expect.stringMatching(/^\(id-of-request\) POST proxy\/api\/checkout\/baskets\/… 201 \d+ ms$/), false],
    [expect.stringMatching(/^\(id-of-request\) POST proxy\/nowhere 502 \d+ ms$/), true]
  ])
})
