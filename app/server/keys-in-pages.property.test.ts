import fc from 'fast-check'
import type { RequestHandler } from 'express'
import supertest from 'supertest'
import { GATE_ENVIRONMENT } from '../../tests/factories/access-gate'
import { buildServerSettings } from '../../tests/factories/app-config'
import { listen } from '../../tests/factories/listen'
import {
  decodeAll,
  encoding,
  keyName,
  pair,
  plain,
  reset,
  SECRET
} from '../../tests/factories/secret-addresses'
import { createShopServer } from '../../tests/factories/shop-server'
import { createSlasMock } from '../../tests/factories/slas'

/** A page that writes all parts of its address, more than any page of the shop. */
const showAddress: RequestHandler = (req, res) => {
  res.send(`<p>${req.originalUrl}</p><script>${JSON.stringify([req.url, req.query])}</script>`)
}
const openShop = (environment: Record<string, string> = {}) =>
  createShopServer(
    buildServerSettings({}, 'http://platform.test', environment),
    createSlasMock(),
    showAddress
  )

/** All that is sent while a browser follows an address to its page. */
async function follow(origin: string, address: string): Promise<string> {
  let sent = ''
  let next: string | undefined = address
  for (let steps = 0; next !== undefined && steps < 6; steps += 1) {
    const { text, headers } = await supertest(origin).get(next)
    next = headers.location as string | undefined
    sent += `${text}\n${next ?? ''}\n`
  }
  expect(next).toBeUndefined()
  return sent
}

const path = fc.constantFrom(
  ...['/', '/jasmin/de', '/jasmin/de/login', '/jasmin/de/checkout/confirmation', '/jasmin/de/cart'],
  // Led elsewhere: to the locale, to its spelling, to the login.
  ...['/cart', '/JASMIN/De/cart', '/jasmin/DE/checkout/confirmation', '/jasmin/de/account/orders']
)
const carrier = fc.constantFrom('redirectUrl', 'q', 'accessCode', 'utm_source', 'gclid')
const query = fc.oneof(
  fc.tuple(plain, pair(keyName)).map(parts => parts.join('')),
  pair(keyName).map(secret => `q=1;${secret}`),
  fc
    .tuple(carrier, encoding, pair(keyName))
    .map(([name, write, secret]) => `${name}=${write(`/cart?orderNo=1&${secret}`)}&a=1`),
  fc.tuple(carrier, encoding, reset).map(([name, write, secret]) => `${name}=${write(`/${secret}`)}`),
  fc.tuple(carrier, encoding, encoding, pair(keyName)).map(([name, outer, inner, secret]) => {
    const nested = inner(`/cart?${secret}`)
    return `${name}=${outer(`/login?redirectUrl=${nested}`)}`
  })
)

it.each([
  ['an open shop', {}],
  ['a shop behind its access form', GATE_ENVIRONMENT]
])(
  'writes no key of an address into a page or into the address of the next one: %s',
  async (_what, environment) => {
    const shop = await listen(openShop(environment))
    await fc
      .assert(
        fc.asyncProperty(path, query, async (where, search) => {
          const address = `${where}?${search}`
          expect(decodeAll(address)).toContain(SECRET)
          expect(decodeAll(await follow(shop.origin, address))).not.toContain(SECRET)
        }),
        { numRuns: 400 }
      )
      .finally(() => shop.close())
  }
)
