import { once } from 'node:events'
import { get } from 'node:http'
import express from 'express'
import { buildServerSettings } from '../../../tests/factories/app-config'
import {
  BREAKING_ANSWERS,
  BROKEN_ANSWERS,
  dripBody,
  ENDLESS_ANSWERS,
  SLOW_ANSWERS,
  startRawServer,
  type RawServer
} from '../../../tests/factories/raw-server'
import { createLimits } from '../limits/limits'
import { createProxies, PROXY_BASE } from './proxies'
import { PROXY_RULES } from './proxy-rules'
import { listen, type Listening } from '../../../tests/factories/listen'

const SOON = 300
const MOST_BYTES = 1_000_000
const ADDRESS = '/mobify/proxy/api/product/shopper-products/v1/organizations/f_ecom_sbox_001/products/a'

let raw: RawServer | undefined
let shop: Listening | undefined
afterEach(async () => {
  await shop?.close()
  await raw?.close()
  raw = shop = undefined
})

/** A shop whose proxies lead to a server of this kind; answers what a browser gets. */
async function ask(answer: Parameters<typeof startRawServer>[0], deadline = 5_000) {
  raw = await startRawServer(answer)
  const rules = PROXY_RULES.map(rule => ({ ...rule, deadline, maxAnswerBytes: MOST_BYTES }))
  const settings = buildServerSettings({}, raw.origin)
  const app = express().use(
    PROXY_BASE,
    createProxies(settings, createLimits(settings), () => undefined, rules)
  )
  shop = await listen(app)
  return fetch(shop.origin + ADDRESS)
}

it.each(Object.entries(BROKEN_ANSWERS))('makes a 502 of a service that %s', async (_what, answer) => {
  const { status, headers, json } = await ask(answer).then(async given => ({
    status: given.status,
    headers: given.headers,
    json: (await given.json()) as object
  }))
  expect([status, json]).toEqual([
    502,
    { title: 'Bad Gateway', type: 'about:blank', detail: 'The service does not answer as it should' }
  ])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('location')).toBeNull()
})

it.each(Object.entries(SLOW_ANSWERS))('makes a 504 of a service that %s', async (_what, answer) => {
  expect((await ask(answer, SOON)).status).toBe(504)
})

it.each(Object.entries(BREAKING_ANSWERS))(
  'never passes half an answer for the whole when the service %s',
  async (_what, answer) => {
    const given = await ask(answer).catch(() => undefined)
    await expect(
      given?.status === 200 ? given.text() : Promise.reject(new Error('refused'))
    ).rejects.toThrow()
  }
)

it.each(Object.entries(ENDLESS_ANSWERS))('ends an endless answer %s by its size', async (_what, answer) => {
  let bytes = 0
  const read = async () => {
    const given = await ask(answer, 60_000)
    for await (const chunk of given.body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.length
  }
  await expect(read()).rejects.toThrow()
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})

it('ends a body that drips at the deadline', async () => {
  const given = await ask(dripBody, SOON)
  expect(given.status).toBe(200)
  await expect(given.text()).rejects.toThrow()
})

it('cancels the call when the browser has left', async () => {
  let gone: Promise<unknown> | undefined
  const given = await ask(connection => {
    gone = once(connection, 'close')
    dripBody(connection)
  }, 60_000)
  await given.body?.cancel()
  await gone
})

it('makes a 502 of a service that is not there', async () => {
  raw = await startRawServer(() => undefined)
  const { origin } = raw
  await raw.close()
  const settings = buildServerSettings({}, origin)
  const app = express().use(
    PROXY_BASE,
    createProxies(settings, createLimits(settings), () => undefined)
  )
  shop = await listen(app)
  expect((await fetch(shop.origin + ADDRESS)).status).toBe(502)
})

it('passes nothing on for a browser that has left while its limit was read, and reports no failure', async () => {
  raw = await startRawServer(() => undefined)
  const settings = buildServerSettings({}, raw.origin)
  const limits = createLimits(settings)
  const reports: unknown[] = []
  let leave = () => {}
  let end = () => {}
  const left = new Promise<void>(resolve => (leave = resolve))
  const over = new Promise<void>(resolve => (end = resolve))
  const app = express()
    .use((req, _res, next) => {
      req.once('close', leave)
      next()
    })
    .use(
      PROXY_BASE,
      createProxies(
        settings,
        {
          ...limits,
          async attempt(...call) {
            browser.destroy()
            await left
            // The forwarder's first calls are over by then.
            setTimeout(end)
            return limits.attempt(...call)
          }
        },
        error => void reports.push(error)
      )
    )
  shop = await listen(app)
  const estimates = ADDRESS.replace(/shopper-products.*/, 'shopper-delivery-estimates/v1')
  const path = `${estimates}/organizations/f_ecom_sbox_001/delivery-estimates?postalCode=20095`
  const browser = get(shop.origin + path).on('error', () => undefined)
  await over
  expect(reports).toEqual([])
})
