import express from 'express'
import supertest from 'supertest'
import { buildAppConfig, buildServerSettings } from '../../../tests/factories/app-config'
import { serveAlone } from '../../../tests/factories/endpoint-parts'
import type { WorkerSettings } from '../../worker/worker-scope'
import type { ServerSettings } from '../settings/server-settings'
import { withSecurityHeaders } from '../middleware/with-security-headers'
import { workerEndpoint } from './worker-endpoint'

const createServer = (settings: ServerSettings, read = async () => 'startWorker(self)') =>
  supertest(express().use(withSecurityHeaders(settings), serveAlone(workerEndpoint(settings, read))))

const PUSH_SCRIPT = 'https://push.example/worker.js'
const buildPushSettings = (change: { push?: boolean; serviceWorker?: boolean } = {}) => {
  const { thirdParties } = buildAppConfig()
  const { push = true, serviceWorker = true } = change
  const marketing = { apiKey: 'key', endpoint: 'https://tool.example', push, workerUrl: PUSH_SCRIPT }
  return buildServerSettings({ serviceWorker, thirdParties: { ...thirdParties, marketing } })
}

/** The globals of a starting worker. */
function readSettings(code: string): WorkerSettings {
  const scope: { shop?: WorkerSettings } = {}
  new Function('self', 'startWorker', code)(scope, () => undefined)
  if (!scope.shop) throw new Error('the worker has no settings')
  return scope.shop
}

describe('the service worker', () => {
  it('brings the build and the addresses of the shops, and is asked for anew each time', async () => {
    const settings = buildServerSettings()
    const { text, headers } = await createServer(settings).get('/worker.js').expect(200)
    const shop = readSettings(text)
    expect([shop.bundle, shop.isOff]).toEqual(['b1', false])
    expect(shop.app.sites.map(({ id }) => id)).toEqual(['jasmin', 'puro'])
    expect(text).toMatch(/\n;startWorker\(self\)$/)
    expect(headers['content-type']).toMatch(/javascript/)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('is another one for another build', async () => {
    const [one, two] = await Promise.all(
      ['b1', 'b2'].map(bundleId => createServer({ ...buildServerSettings(), bundleId }).get('/worker.js'))
    )
    expect(one?.text).not.toBe(two?.text)
  })

  it('is one that takes its leave where the settings switch it off', async () => {
    const { text } = await createServer(buildServerSettings({ serviceWorker: false })).get('/worker.js')
    expect(readSettings(text).isOff).toBe(true)
  })

  it('is absent in development', async () => {
    await createServer({ ...buildServerSettings(), production: false })
      .get('/worker.js')
      .expect(404)
  })

  it('is absent while the build lacks it, and is looked for again', async () => {
    const read = jest.fn().mockRejectedValueOnce(new Error('no file')).mockResolvedValueOnce('')
    const server = createServer(buildServerSettings(), read)
    await server.get('/worker.js').expect(404)
    await server.get('/worker.js').expect(200)
  })
})

describe('push messages', () => {
  it('come with the worker that is asked for them, and its answer alone allows their script', async () => {
    const server = createServer(buildPushSettings())
    const [push, plain] = await Promise.all(['?push', ''].map(query => server.get(`/worker.js${query}`)))
    expect(readSettings(push?.text ?? '').pushScript).toBe(PUSH_SCRIPT)
    expect(push?.headers['content-security-policy']).toContain("script-src https://push.example 'self'")
    expect(readSettings(plain?.text ?? '').pushScript).toBeUndefined()
    expect(plain?.headers['content-security-policy']).not.toContain('push.example')
  })

  it('never come where the settings do without them', async () => {
    const { text, headers } = await createServer(buildPushSettings({ push: false })).get('/worker.js?push')
    expect(text).not.toContain('push.example')
    expect(headers['content-security-policy']).not.toContain('push.example')
  })

  it('do not keep the worker from taking its leave', async () => {
    const { text } = await createServer(buildPushSettings({ serviceWorker: false })).get('/worker.js?push')
    expect(readSettings(text).isOff).toBe(true)
  })
})
