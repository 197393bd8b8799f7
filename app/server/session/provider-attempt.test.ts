import express from 'express'
import supertest from 'supertest'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { createAttempt, keepAttempt, takeAttempt } from './provider-attempt'

/** Begins an attempt at a machine with one key and ends it at one with another. */
async function comeBack(linkTo: string | undefined, sameKey = false) {
  const settings = (key: string) => ({ ...buildServerSettings(), sessionKey: key })
  const { config } = settings('a')
  const site = config.sites[0]!
  const place = { site, locale: site.l10n.supportedLocales[0]! }
  const attempt = createAttempt(place, { provider: 'google', returnTo: '/cart', linkTo })
  const shop = express()
    .get('/start', (req, res) => {
      keepAttempt(req, res, settings('a'), attempt)
      res.end()
    })
    .get('/callback', (req, res) => {
      res.json(takeAttempt(req, res, settings(sameKey ? 'a' : 'b'), attempt.state) ?? {})
    })
  const { headers } = await supertest(shop).get('/start')
  const cookies = (headers['set-cookie'] as unknown as string[]).map(line => line.split(';', 1)[0] ?? '')
  const { body } = await supertest(shop).get('/callback').set('cookie', cookies.join('; '))
  return (body as { returnTo?: string }).returnTo
}

it('ends a login at another machine of a shop without a common key, but no link', async () => {
  expect(await comeBack(undefined)).toBe('/cart')
  expect(await comeBack('customer-1')).toBeUndefined()
  expect(await comeBack('customer-1', true)).toBe('/cart')
})
