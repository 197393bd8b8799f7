import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { createShopServer } from '../../../tests/factories/shop-server'
import { createSlasMock } from '../../../tests/factories/slas'

it.each([
  ['says when to come again with every 503, of a page', '/jasmin/de', 'get', undefined, '5'],
  ['leaves what the page knows better', '/jasmin/de', 'get', '30', '30'],
  ['says so when the login service does not answer', '/session', 'post', undefined, '5']
] as const)('%s', async (_what, path, method, known, expected) => {
  const slas = createSlasMock()
  slas.loginGuest.mockRejectedValue(new Error('down'))
  const shop = createShopServer(buildServerSettings(), slas, (_req, res) => {
    if (known) res.setHeader('retry-after', known)
    res.status(503).send('closed')
  })
  const asked = supertest(shop)[method](path)
  const answer = await (method === 'post' ? asked.send({ siteId: 'jasmin' }) : asked)
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, expected])
})
