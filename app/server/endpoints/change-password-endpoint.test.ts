import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { createShopServer } from '../../../tests/factories/shop-server'
import { createSlasMock } from '../../../tests/factories/slas'
import { sessionCookieName } from '../../platform/session/session'

const ask = (cookie = '') =>
  supertest(createShopServer(buildServerSettings(), createSlasMock(), (_req, res) => void res.send('page')))
    .get('/.well-known/change-password')
    .set('cookie', cookie)

it.each([
  ['the default site for a guest', '', '/jasmin/de/account/data'],
  [
    'the site that knows the customer',
    `${sessionCookieName('registeredRefreshToken', 'puro')}=r`,
    '/puro/de/account/data'
  ]
])('leads password managers to where a password is changed, at %s', async (_which, cookie, expected) => {
  const { status, headers } = await ask(cookie)
  expect([status, headers.location, headers['cache-control']]).toEqual([302, expected, 'private, no-store'])
})
