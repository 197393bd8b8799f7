import express, { type RequestHandler } from 'express'
import { HttpResponse } from 'msw'
import supertest from 'supertest'
import { answerJson, createFetch } from '../../../tests/factories/answers'
import { buildServerSettings } from '../../../tests/factories/app-config'
import { serveAlone } from '../../../tests/factories/endpoint-parts'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { contentPageQuery } from '../../content/content-page-query'
import { readOwnContent } from '../../platform/controllers/own-content'
import type { Platform } from '../../platform/platform'
import { contentEndpoint } from './content-endpoint'
import type { ShopServices } from '../services/shop-services'

const sandbox = serveSandbox()
const countReads = async () => (await sandbox.callsTo('getContentPage')).length

/** A content system that fails for "broken"; a proxy hides "hidden". */
function createServer(before: RequestHandler = (_req, _res, next) => next()) {
  sandbox.respond('getContentPage', ({ request }) => {
    const id = new URL(request.url).searchParams.get('pageIdOrSlug')
    if (id === 'broken') return HttpResponse.json({ title: 'words of the platform' }, { status: 500 })
    if (id === 'hidden') return new HttpResponse('<h1>Not Found</h1>', { status: 404 })
    return undefined
  })
  const platformOf = jest.fn<Platform, unknown[]>(() => sandbox.openPlatform())
  const services = { platformOf } as Partial<ShopServices> as ShopServices
  const app = express().use(
    before,
    serveAlone(contentEndpoint({ settings: buildServerSettings(), services }))
  )
  return { server: supertest(app), platformOf }
}

const ask = (id: string, site = 'jasmin', locale = 'de-DE') =>
  `/content-page?${new URLSearchParams({ site, locale, id })}`

it('answers a page as anonymous visitors see it, for caches to keep', async () => {
  const { server, platformOf } = createServer()
  const answer = await server.get(ask('service'))
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ found: true, page: { id: 'service', title: 'Help and contact' } })
  expect(answer.headers['cache-control']).toBe('public, max-age=60')
  expect(platformOf).toHaveBeenCalledWith('jasmin', 'de-DE', 'EUR')
})

it('says that there is no page without failing, so that no browser logs an error', async () => {
  const { server } = createServer()
  const answer = await server.get(ask('category-green-tea'))
  expect([answer.status, answer.body]).toEqual([200, { found: false }])
  expect(answer.headers['cache-control']).toBe('public, max-age=60')
})

it('does not take the 404 of a proxy in between for a missing page', async () => {
  const { server } = createServer()
  const answer = await server.get(ask('hidden'))
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

it.each([
  ['nothing of a page', answerJson({})],
  ['404 with a page of HTML', new Response('<h1>Not Found</h1>', { status: 404 })]
])('does not take %s for a missing page in the browser', async (_what, answer) => {
  const { send } = createFetch(answer)
  const platform = readOwnContent(sandbox.openPlatform(), {
    siteId: 'jasmin',
    locale: 'de-DE',
    send
  })
  await expect(contentPageQuery(platform, 'service').queryFn({})).rejects.toMatchObject({
    isPlatformError: true
  })
})

it.each([
  ['nothing', ''],
  ['blanks', ' '],
  ['more than any page is called', 'x'.repeat(201)]
])('asks nobody for %s', async (_what, id) => {
  const { server } = createServer()
  const answer = await server.get(ask(id))
  expect([answer.status, answer.body]).toEqual([200, { found: false }])
  expect(await countReads()).toBe(0)
})

it.each([
  ['a site', ask('service', 'other')],
  ['a locale of the site', ask('service', 'puro', 'en-GB')],
  ['a site that is named once', '/content-page?site=jasmin&site=puro&locale=de-DE&id=service']
])('answers 404 without %s, and asks nobody', async (_what, path) => {
  const { server, platformOf } = createServer()
  expect((await server.get(path)).status).toBe(404)
  expect(platformOf).not.toHaveBeenCalled()
})

it('answers an uncacheable 503 while the content system fails', async () => {
  const { server } = createServer()
  const answer = await server.get(ask('broken'))
  expect([answer.status, answer.body.message]).toEqual([503, 'The content cannot be read at the moment'])
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'retry-after': '5' })
})

it('is uncacheable behind the access gate', async () => {
  const { server } = createServer((_req, res, next) => {
    res.setHeader('cache-control', 'private, no-store')
    next()
  })
  expect((await server.get(ask('service'))).headers['cache-control']).toBe('private, no-store')
})

it('answers to no other method', async () => {
  const { server } = createServer()
  expect((await server.post(ask('service'))).status).toBe(405)
})

describe('a browser', () => {
  /** Its fetch, which leads to the endpoint; `statuses` notes what its console would show. */
  function createBrowser() {
    const { server } = createServer()
    const statuses: number[] = []
    const send: typeof fetch = async input => {
      const answer = await server.get(String(input))
      statuses.push(answer.status)
      return new Response(answer.text, { status: answer.status })
    }
    const direct = sandbox.openPlatform()
    return { platform: readOwnContent(direct, { siteId: 'jasmin', locale: 'de-DE', send }), statuses }
  }

  it('learns from our own server whether a page has content, without a failed request', async () => {
    const { platform, statuses } = createBrowser()
    const read = (id: string) => contentPageQuery(platform, id).queryFn({})
    expect(await read('category-green-tea')).toBeNull()
    expect(await read('grüner tee & mehr')).toBeNull()
    expect(await read('service')).toMatchObject({ id: 'service', found: true })
    expect(statuses).toEqual([200, 200, 200])
  })

  it('gets each failure of the content system', async () => {
    const { platform } = createBrowser()
    await expect(contentPageQuery(platform, 'broken').queryFn({})).rejects.toMatchObject({ status: 503 })
  })

  it('asks the platform itself for another language', async () => {
    const { platform, statuses } = createBrowser()
    await platform.controllers.getContentPage({ pageIdOrSlug: 'service', lang: 'en' })
    expect([statuses, await countReads()]).toEqual([[], 1])
  })
})
