import express from 'express'
import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { readCookies } from '../../../tests/factories/cookies'
import { createShopServer } from '../../../tests/factories/shop-server'
import { createSlasMock } from '../../../tests/factories/slas'
import { readHostCookie } from './host-cookie'

const PARENT = 'https://partner.example'
const HTTPS = 'https://shop.example'

const createShop = (publicOrigin: string) =>
  createShopServer(
    buildServerSettings({ publicOrigin }, undefined, { TRUSTED_FRAME_PARENTS: PARENT }),
    createSlasMock(),
    (_req, res) => void res.send('page')
  )

describe.each([
  ['https', HTTPS, '__Host-'],
  ['plain http', 'http://localhost:3000', '']
])('over %s', (_how, origin, prefix) => {
  it('frame and app consents are in cookies that no neighbouring host can write', async () => {
    const framed = await supertest(createShop(origin))
      .get('/jasmin/de')
      .set({ 'sec-fetch-dest': 'iframe', referer: `${PARENT}/` })
    const inApp = await supertest(createShop(origin))
      .get('/jasmin/de')
      .set({ 'x-app-cookie-handler': 'accept-all' })
    for (const [answer, name] of [
      [framed, 'framed'],
      [inApp, 'app-consents']
    ] as const) {
      const cookie = readCookies(answer.headers).get(`${prefix}${name}`)
      expect(cookie?.flags).toEqual(expect.arrayContaining(['HttpOnly', 'Path=/']))
      expect(cookie?.flags.join()).not.toContain('Domain')
      if (prefix) expect(cookie?.flags).toContain('Secure')
    }
  })

  it('names that requirement 13.2 gives stay', async () => {
    const answer = await supertest(createShop(origin)).get('/jasmin/de').set({ 'x-app-hide-header': '1' })
    expect([...readCookies(answer.headers).keys()]).toContain('appMode')
  })
})

it.each([
  [HTTPS, 'framed=planted', undefined],
  [HTTPS, 'framed=planted; __Host-framed=own', 'own'],
  ['http://localhost:3000', 'framed=own', 'own']
])('at %s reads of "%s" only what counts there', async (origin, cookie, expected) => {
  const server = express().use((req, res) => void res.json({ value: readHostCookie(req, origin, 'framed') }))
  expect((await supertest(server).get('/').set('cookie', cookie)).body).toEqual({ value: expected })
})
