import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import express, { type Express } from 'express'
import { createLimits } from '../../app/server/limits/limits'
import { createProxies, PROXY_BASE } from '../../app/server/proxies/proxies'
import { buildServerSettings } from './app-config'
import { listen, type Listening } from './listen'

const ORGANIZATION = 'organizations/f_ecom_sbox_001'

/** Paths of the shop's proxies, one for each service behind them. */
export const PROXIED = {
  product: `/mobify/proxy/api/product/shopper-products/v1/${ORGANIZATION}/products/a`,
  baskets: `/mobify/proxy/api/checkout/shopper-baskets/v1/${ORGANIZATION}/baskets`,
  controller: '/mobify/proxy/ocapi/on/demandware.store/Sites-jasmin-Site/de_DE/Order-FindByCheckoutKey',
  picture: '/mobify/proxy/ocapi/dw/image/v2/a/b.jpg',
  activity: '/mobify/proxy/einstein/v3/activities/jasmin/viewPage',
  contactCase: '/mobify/proxy/cases/servlet/servlet.WebToCase?encoding=UTF-8',
  report: '/mobify/proxy/monitoring/api/7/envelope/'
}

interface ProxiedService {
  /** The last request that reached the service. */
  heard?: Pick<IncomingMessage, 'method' | 'url'> & { headers: IncomingHttpHeaders; body: string }
  /** Called when a request begins to arrive. */
  noteArrival(): void
  /** What the shop has reported of its responses. */
  reports: unknown[]
  /** Status and headers of its responses. */
  status: number
  answer: Record<string, string | string[]>
  /** A shop whose proxies lead to the service. */
  createShop(publicOrigin?: string, environment?: Record<string, string>): Express
}

/** One service behind all proxies, for the tests of this file; each test begins with a plain JSON response. */
export function serveProxiedService(): ProxiedService {
  let listening: Listening
  const service: ProxiedService = {
    noteArrival: () => undefined,
    reports: [],
    status: 200,
    answer: {},
    createShop(publicOrigin = '', environment = {}) {
      const { origin } = listening
      const monitoring = { dsn: `${origin.replace('//', '//key@')}/7`, environment: 'test' }
      const settings = buildServerSettings({ publicOrigin, monitoring }, origin, environment)
      return express().use(
        PROXY_BASE,
        createProxies(settings, createLimits(settings), error => void service.reports.push(error))
      )
    }
  }
  beforeAll(async () => {
    listening = await listen((req, res) => {
      service.noteArrival()
      const chunks: Buffer[] = []
      req.on('data', (chunk: Buffer) => chunks.push(chunk))
      req.on('end', () => {
        const { method, url, headers } = req
        service.heard = { method, url, headers, body: Buffer.concat(chunks).toString() }
        res.writeHead(service.status, service.answer).end(service.status === 304 ? undefined : '{"a":1}')
      })
    })
  })
  beforeEach(() => {
    service.heard = undefined
    service.reports = []
    service.status = 200
    service.answer = { 'content-type': 'application/json' }
  })
  afterAll(() => listening.close())
  return service
}
