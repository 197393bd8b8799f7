import express, { Router, type RequestHandler } from 'express'
import { z } from 'zod'
import type { Clock } from '../../domain/clock'
import { getLanguage, type Language } from '../../texts/localized-text'
import { unauthorized } from '../../http/problem'
import { buildMarketingCards } from './marketing-cards'

/** Worth nothing outside of this sandbox; the shop's configuration names it. */
const API_KEY = 'sandbox-marketing-key'
const SIZE_LIMIT = '256kb'
const MAX_KEPT = 200
/** Characters of an event's properties; longer ones are counted without them. */
const MAX_PROPERTIES_LENGTH = 10_000

const CONFIG = {
  time: 1,
  events_blacklist: [],
  attributes_blacklist: [],
  purchases_blacklist: [],
  content_cards: { enabled: true },
  feature_flags: { enabled: false }
}

const event = z.looseObject({
  name: z.string(),
  data: z
    .looseObject({ n: z.string().optional(), p: z.record(z.string(), z.unknown()).optional() })
    .optional()
})
const message = z.looseObject({
  api_key: z.string().optional(),
  device_id: z.string().optional(),
  events: z.array(event).optional(),
  /** The reader's attributes, with the language as the alias of a locale ("de-at"). */
  attributes: z.array(z.looseObject({ language: z.string().optional().catch(undefined) })).optional()
})

/**
 * Replaces the marketing tool's service, so that its unmodified SDK runs: sessions and events come in at
 * `data`, cards go out at `content_cards/sync`, in the language that the device has named. A GET of `data`
 * reads what came in.
 */
export function createMarketingToolRouter({
  clock,
  publicOrigin
}: {
  clock: Clock
  publicOrigin: string
}): Router {
  const languages = new Map<string, Language>()
  const kept: { name: string; properties: Record<string, unknown> }[] = []

  const allowOtherOrigins: RequestHandler = (request, response, next) => {
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' })
    if (request.method !== 'OPTIONS') return next()
    response.set({
      'Access-Control-Allow-Methods': 'POST',
      // The SDK has more headers of its own with each version.
      'Access-Control-Allow-Headers': request.get('access-control-request-headers') ?? 'content-type'
    })
    response.status(204).end()
  }
  const readMessage = (body: unknown) => {
    const parsed = message.parse(body)
    if (parsed.api_key !== API_KEY) throw unauthorized('The message carries no known API key.')
    const { device_id: device = '', attributes = [] } = parsed
    const named = attributes.flatMap(({ language }) => language ?? []).at(-1)
    if (named !== undefined) {
      // The newest last.
      languages.delete(device)
      languages.set(device, getLanguage(named))
      if (languages.size > MAX_KEPT) languages.delete(languages.keys().next().value ?? '')
    }
    return parsed
  }

  const router = Router()
  const addresses = ['/api/v3/data', '/api/v3/content_cards/sync']
  router.use(addresses, allowOtherOrigins, express.json({ limit: SIZE_LIMIT }))
  router.post('/api/v3/data', (request, response) => {
    for (const { name, data } of readMessage(request.body).events ?? [])
      kept.push({ name: (data?.n ?? name).slice(0, 100), properties: shorten(data?.p ?? {}) })
    kept.splice(0, kept.length - MAX_KEPT)
    // The SDK takes a configuration that is newer than its own, and has no cards unless it says so.
    response.json({ time: Math.floor(clock.now() / 1000), config: CONFIG })
  })
  router.post('/api/v3/content_cards/sync', (request, response) => {
    const { device_id: device = '' } = readMessage(request.body)
    const now = clock.now()
    const seconds = Math.floor(now / 1000)
    response.json({
      cards: buildMarketingCards(publicOrigin, now, languages.get(device) ?? 'de'),
      full_sync: true,
      last_full_sync_at: seconds,
      last_card_updated_at: seconds
    })
  })
  router.get('/api/v3/data', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ events: kept })
  })
  return router
}

const shorten = (properties: Record<string, unknown>) =>
  JSON.stringify(properties).length > MAX_PROPERTIES_LENGTH ? {} : properties
