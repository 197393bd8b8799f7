import { createHash } from 'node:crypto'
import express from 'express'
import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { readCookies } from '../../../tests/factories/cookies'
import { buildTokenSet } from '../../../tests/factories/tokens'
import { isLoginFresh, storeLoginTime } from './fresh-login'
import { nameShopper, readStoredSession, storeSession } from './session-cookies'

const KEY = 'k'.repeat(32)

it('gives each shopper one name of their own', () => {
  const name = nameShopper(KEY, 'visitor', 'jasmin', 'usid-a')
  expect(name).toMatch(/^[\w-]{43}$/)
  expect(nameShopper(KEY, 'visitor', 'jasmin', 'usid-a')).toBe(name)
  const others = [
    nameShopper(KEY, 'visitor', 'jasmin', 'usid-b'),
    nameShopper(KEY, 'visitor', 'puro', 'usid-a'),
    nameShopper(KEY, 'customer', 'jasmin', 'usid-a'),
    nameShopper(KEY.toUpperCase(), 'visitor', 'jasmin', 'usid-a'),
    nameShopper(undefined, 'visitor', 'jasmin', 'usid-a')
  ]
  expect(new Set([name, ...others]).size).toBe(6)
})

it('makes unpredictable names without a key', () => {
  const name = nameShopper(undefined, 'visitor', 'jasmin', 'usid-a')
  expect(nameShopper(undefined, 'visitor', 'jasmin', 'usid-a')).toBe(name)
  const known = ['usid-a', '["visitor","jasmin","usid-a"]'].map(text =>
    createHash('sha256').update(text).digest('base64url')
  )
  expect(known).not.toContain(name)
})

describe.each([
  ['https://shop.example', '__Host-'],
  ['http://localhost:3000', '']
])('at %s', (publicOrigin, prefix) => {
  const client = '99999999-2222-4333-8444-555555555555'
  const settings = {
    ...buildServerSettings({ publicOrigin }),
    privateClient: { clientId: client, secret: 'secret' }
  }
  const tokens = buildTokenSet({ registered: true, client })
  const login = { siteId: 'jasmin', customerId: 'customer-a', usid: 'usid-a' }
  const server = express()
  server.get('/enter', (req, res) => {
    storeSession(req, res, { settings, clock: Date }, { siteId: 'jasmin', tokens })
    storeLoginTime(req, res, settings, tokens.accessToken)
    res.end()
  })
  server.get('/read', (req, res) => {
    const { isPrivate = false } = readStoredSession(req, 'jasmin', settings.config)
    res.json({ isPrivate, isFresh: isLoginFresh(req, settings, login) })
  })

  it('keeps in cookies that no neighbouring host can set which client began a session, and when', async () => {
    const cookies = readCookies((await supertest(server).get('/enter')).headers)
    const own = [`${prefix}pc_jasmin`, `${prefix}login-time_jasmin`]
    const found = own.map(name => cookies.get(name))
    for (const cookie of found) {
      expect(cookie?.flags).toEqual(expect.arrayContaining(['HttpOnly', 'Path=/']))
      expect(cookie?.flags.join()).not.toContain('Domain')
    }
    const read = async (prefixed: string) => {
      const sent = found.map((cookie, at) => `${prefixed}${own[at]?.slice(prefix.length)}=${cookie?.value}`)
      return (await supertest(server).get('/read').set('cookie', sent.join('; '))).body as object
    }
    expect(await read(prefix)).toEqual({ isPrivate: true, isFresh: true })
    if (prefix) expect(await read('')).toEqual({ isPrivate: false, isFresh: false })
  })

  it('has the names of requirement 13.2 as they are', async () => {
    const cookies = readCookies((await supertest(server).get('/enter')).headers)
    expect([...cookies.keys()]).toEqual(
      expect.arrayContaining(['token_jasmin', 'cc-nx_jasmin', 'usid_jasmin', 'cid_jasmin', 'oid_jasmin'])
    )
  })
})
