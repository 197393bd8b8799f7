import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { buildCardFrameUrl } from '../../app/platform/side-services/card-frame'
import { buildFraudScriptUrl } from '../../app/platform/side-services/payment-provider'
import type { Asked, Question } from './ask'
import { fail, isAnswered, isGoodJson, isOwnJson, isScript, note, type Judge, type Verdict } from './verdict'

/** One question to one address. */
export interface Check extends Question {
  /** The variable that leads there. */
  setting: string
  /** The requested resource. */
  what: string
  judge: Judge
  /** The address need not respond yet. */
  mayFail?: boolean
  /** Requests that depend on a success. */
  next?: (asked: Asked) => Check[]
}

type Environment = Readonly<Record<string, string | undefined>>
type Sites = readonly { id: string; l10n: { defaultLocale: string } }[]

/** The requests to every configured address, in the order in which a shop needs them. */
export function listChecks(env: Environment, { sites }: { sites: Sites }): Check[] {
  return [
    ...checkApi(env, sites),
    ...checkInstance(env, sites),
    ...checkPayment(env),
    ...checkServices(env, sites),
    ...checkScripts(env, sites),
    ...checkShop(env)
  ]
}

function checkApi(env: Environment, sites: Sites): Check[] {
  const origin = env.SCAPI_ORIGIN ?? env.PLATFORM_ORIGIN
  const organization = env.COMMERCE_ORGANIZATION_ID
  if (!origin || !organization) return []
  const setting = env.SCAPI_ORIGIN ? 'SCAPI_ORIGIN' : 'PLATFORM_ORIGIN'
  const login = `${origin}/shopper/auth/v1/organizations/${encodeURIComponent(organization)}/oauth2`
  return [
    { setting, what: "the login's public keys", url: `${login}/jwks`, judge: isGoodJson },
    ...sites.flatMap(({ id }) =>
      checkClient(env, {
        login,
        search: `${origin}/search/shopper-search/v1/organizations/${organization}/product-search`,
        siteId: id
      })
    )
  ]
}

interface Client {
  /** Addresses of the login and of the search. */
  login: string
  search: string
  siteId: string
}

/**
 * The requests of a first visit: a guest's login, a search and a picture, which check client, redirect URI
 * and scopes.
 */
function checkClient(env: Environment, { login, search, siteId }: Client): Check[] {
  const { COMMERCE_CLIENT_ID: clientId, PUBLIC_ORIGIN: shop } = env
  if (!clientId || !shop) return []
  const redirectUri = `${shop}/callback`
  const verifier = randomBytes(48).toString('hex')
  const common = { client_id: clientId, channel_id: siteId, redirect_uri: redirectUri }
  const query = new URLSearchParams({
    ...common,
    response_type: 'code',
    hint: 'guest',
    code_challenge: createHash('sha256').update(verifier).digest('base64url')
  })
  const setting = 'COMMERCE_CLIENT_ID'
  return [
    {
      setting,
      what: `a guest's login, ${siteId}`,
      url: `${login}/authorize?${query}`,
      judge: judgeLogin(redirectUri, siteId),
      next: ({ headers }) => [
        {
          setting,
          what: `a guest's token, ${siteId}`,
          url: `${login}/token`,
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({
            ...common,
            ...readCode(headers.location),
            grant_type: 'authorization_code_pkce',
            code_verifier: verifier
          }).toString(),
          judge: isGoodJson,
          next: asked => [checkSearch(env, search, siteId, asked)]
        }
      ]
    }
  ]
}

const judgeLogin =
  (redirectUri: string, siteId: string): Judge =>
  ({ status, headers: { location = '' }, body }) => {
    if (status === 303 && location.startsWith(`${redirectUri}?`) && readCode(location).code)
      return { level: 'ok' }
    return /redirect_?_?uri/i.test(body + location)
      ? fail(`register ${redirectUri} as a redirect URI of this client`)
      : fail(
          `no guest may log in (${status}): is it a public client of this organization, with the site ${siteId}?`
        )
  }

function readCode(location = ''): { code: string; usid: string } {
  const query = new URLSearchParams(location.split('?')[1])
  return { code: query.get('code') ?? '', usid: query.get('usid') ?? '' }
}

function checkSearch(env: Environment, search: string, siteId: string, { body }: Asked): Check {
  const token = readJson(body, z.object({ access_token: z.string() }))?.access_token ?? ''
  return {
    setting: 'COMMERCE_CLIENT_ID',
    what: `a search, ${siteId}`,
    url: `${search}?${new URLSearchParams({ siteId, refine: 'cgid=root', limit: '1', expand: 'images' })}`,
    headers: { authorization: `Bearer ${token}` },
    judge: asked => {
      const verdict = isGoodJson(asked)
      if (asked.status === 403) return fail('refused with 403: which scopes does the client have?')
      return verdict.level === 'ok' ? judgePicture(env, readPicture(asked.body)) : verdict
    },
    next: asked => [checkPicture(env, siteId, readPicture(asked.body))]
  }
}

const found = z.object({
  hits: z
    .array(z.object({ image: z.object({ disBaseLink: z.string().optional(), link: z.string() }) }))
    .min(1)
})
const readPicture = (body: string): string | undefined => {
  const image = readJson(body, found)?.hits[0]?.image
  return image?.disBaseLink ?? image?.link
}

/** Pages may show pictures of the instance and of IMAGE_ORIGIN only. */
function judgePicture(env: Environment, url: string | undefined): Verdict {
  if (!url || !URL.canParse(url)) return note('there is no product with a picture')
  const { origin } = new URL(url)
  return [env.IMAGE_ORIGIN, env.INSTANCE_ORIGIN ?? env.PLATFORM_ORIGIN].includes(origin)
    ? { level: 'ok' }
    : fail(`no page may show pictures of ${origin}: set IMAGE_ORIGIN to it`)
}

function checkPicture(env: Environment, siteId: string, url = ''): Check {
  const setting = env.IMAGE_ORIGIN
    ? 'IMAGE_ORIGIN'
    : env.INSTANCE_ORIGIN
      ? 'INSTANCE_ORIGIN'
      : 'PLATFORM_ORIGIN'
  return {
    setting,
    what: `a picture, ${siteId}`,
    url,
    judge: ({ status, type = '' }) =>
      status === 200 && type.startsWith('image/') ? { level: 'ok' } : fail('no picture comes from there')
  }
}

function readJson<Value>(body: string, shape: z.ZodType<Value>): Value | undefined {
  try {
    return shape.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/** What breaks without each controller: README, "A real platform". */
function checkInstance(env: Environment, sites: Sites): Check[] {
  const origin = env.INSTANCE_ORIGIN ?? env.PLATFORM_ORIGIN
  if (!origin) return []
  const setting = env.INSTANCE_ORIGIN ? 'INSTANCE_ORIGIN' : 'PLATFORM_ORIGIN'
  return sites.flatMap(({ id, l10n: { defaultLocale } }): Check[] => {
    const controllers = `${origin}/on/demandware.store/Sites-${id}-Site/${defaultLocale.replace('-', '_')}`
    const content = (env.CONTENT_SUB_PATH ?? 's/{siteId}/{locale}')
      .replace('{siteId}', id)
      .replace('{locale}', defaultLocale)
    return [
      { setting, what: `Site-Countries, ${id}`, url: `${controllers}/Site-Countries`, judge: isGoodJson },
      {
        setting,
        what: `api/content/get, ${id}`,
        url: `${origin}/${content}/api/content/get?pageIdOrSlug=home`,
        judge: judgeContent
      },
      {
        setting,
        what: `Order-FindByCheckoutKey, ${id}`,
        url: `${controllers}/Order-FindByCheckoutKey?checkoutKey=check-settings`,
        judge: isOwnJson
      }
    ]
  })
}

const judgeContent: Judge = asked => {
  const own = isOwnJson(asked)
  if (own.level !== 'ok' || asked.status === 200) return own
  return asked.status === 404
    ? note('nobody has written the page "home" yet')
    : fail(`refused with ${asked.status}`)
}

function checkPayment({
  PAYMENT_ORIGIN: origin,
  PAYMENT_PUBLIC_KEY: publicKey,
  PUBLIC_ORIGIN: shop = 'http://localhost:3000'
}: Environment): Check[] {
  if (!origin || !publicKey) return []
  const setting = 'PAYMENT_ORIGIN'
  // The provider shows its form to the shops that it knows.
  const page = { locale: 'de-DE', brand: 'jasmin', origin: shop }
  return [
    {
      setting,
      what: 'the card form',
      url: buildCardFrameUrl({ origin, publicKey }, page),
      judge: ({ status }) =>
        status === 200
          ? { level: 'ok' }
          : fail(`refused with ${status}: is the key right, and PUBLIC_ORIGIN known there?`)
    },
    {
      setting,
      what: 'the fraud screening',
      url: buildFraudScriptUrl({ origin, publicKey }, randomUUID()),
      judge: isScript
    }
  ]
}

function checkServices(env: Environment, sites: Sites): Check[] {
  const { PERSONALIZATION_ORIGIN: recommendations, CASES_ORIGIN: cases, LOCATION_FINDER_ORIGIN: finder } = env
  const fill = (pattern: string | undefined, siteId: string) =>
    (pattern ?? '{siteId}').replace('{siteId}', siteId)
  return [
    ...(recommendations
      ? sites.map(({ id }): Check => ({
          setting: 'PERSONALIZATION_ORIGIN',
          what: `the recommenders, ${id}`,
          url: `${recommendations}/v3/personalization/recommenders/${fill(env.PERSONALIZATION_SITE_ID, id)}`,
          headers: { 'x-cq-client-id': fill(env.PERSONALIZATION_CLIENT_ID, id) },
          judge: isGoodJson
        }))
      : []),
    ...(cases
      ? [
          {
            setting: 'CASES_ORIGIN',
            what: 'the contact form',
            url: `${cases}/servlet/servlet.WebToCase?encoding=UTF-8`,
            judge: isAnswered
          }
        ]
      : []),
    ...(finder
      ? [
          {
            setting: 'LOCATION_FINDER_ORIGIN',
            what: 'Packstations',
            url: `${finder}/location-finder/v1/find-by-address?countryCode=DE&postalCode=50667&locationType=locker&radius=1000&limit=1`,
            headers: { 'DHL-API-Key': env.LOCATION_FINDER_KEY ?? '' },
            judge: isGoodJson
          }
        ]
      : []),
    ...(env.SENTRY_DSN
      ? [
          {
            setting: 'SENTRY_DSN',
            what: 'error reports',
            url: `${new URL(env.SENTRY_DSN).origin}/api/0/`,
            judge: isAnswered
          }
        ]
      : []),
    ...(env.MARKETING_ENDPOINT
      ? [
          {
            setting: 'MARKETING_ENDPOINT',
            what: 'the marketing tool',
            url: env.MARKETING_ENDPOINT,
            judge: isAnswered
          }
        ]
      : [])
  ]
}

function checkScripts(env: Environment, sites: Sites): Check[] {
  const ids = new Map(
    (env.REVIEWS_SHOP_IDS ?? '').split(/[\s,]+/).map(pair => pair.split(':') as [string, string])
  )
  const shopId = sites.map(({ id }) => ids.get(id)).find(Boolean) ?? ''
  const scripts: [setting: string, what: string, url: string | undefined][] = [
    ['CHAT_SCRIPT_URL', 'the chat', env.CHAT_SCRIPT_URL],
    ['REVIEWS_SCRIPT_URL', 'the reviews badge', env.REVIEWS_SCRIPT_URL?.replace('{shopId}', shopId)],
    ['INSTALMENTS_SCRIPT_URL', 'instalments', env.INSTALMENTS_SCRIPT_URL],
    ['MAPS_SCRIPT_URL', 'the map', env.MAPS_SCRIPT_URL],
    [
      'MARKETING_WORKER_URL',
      'push messages',
      env.MARKETING_PUSH === 'true' ? env.MARKETING_WORKER_URL : undefined
    ]
  ]
  return scripts.flatMap(([setting, what, url]) => (url ? [{ setting, what, url, judge: isScript }] : []))
}

/** The shop itself need not run yet: only its name and certificate are checked. */
function checkShop({ PUBLIC_ORIGIN: origin }: Environment): Check[] {
  if (!origin) return []
  const judge: Judge = ({ status, type, body }): Verdict => {
    if (status === 200 && type === 'application/json') return { level: 'ok' }
    if (status === 503 && type === 'application/json')
      return fail(`the shop that runs there is not ready: ${body}`)
    return note('somebody answers there, who is not this shop yet')
  }
  return [{ setting: 'PUBLIC_ORIGIN', what: 'the shop itself', url: `${origin}/ready`, judge, mayFail: true }]
}
