import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { createShopServer } from '../../../tests/factories/shop-server'
import { createSlasMock } from '../../../tests/factories/slas'

const SECRETS = 'usid=secret-usid&state=secret-state&scope=openid&code=secret-code'
const render = jest.fn()
const createShop = () => createShopServer(buildServerSettings(), createSlasMock(), render)

it('answers the login redirect with a page that leads on and hands nothing on, whatever it is given', async () => {
  const answer = await supertest(createShop()).get(`/callback?${SECRETS}`)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'content-type': 'text/html; charset=utf-8'
  })
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(answer.text).toContain('<a href="/">Zur Startseite</a>')
  expect(JSON.stringify(answer.headers) + answer.text).not.toContain('secret')
  expect(render).not.toHaveBeenCalled()
})

it.each(['post', 'put', 'delete'] as const)('answers %s with 405', async method => {
  const answer = await supertest(createShop())[method](`/callback?${SECRETS}`)
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
})
