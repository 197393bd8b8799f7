import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Asked, Question } from './ask'
import { fail, isGoodJson, note, type Judge, type Verdict } from './verdict'

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

export type Environment = Readonly<Record<string, string | undefined>>
export type Sites = readonly { id: string; l10n: { defaultLocale: string } }[]

/** The platform's API: the login's keys, and for each site what a first visit asks. */
export function checkApi(env: Environment, sites: Sites): Check[] {
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
