import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { parse } from 'cookie'
import { z } from 'zod'
import type { AppConfig, LocaleConfig, SiteConfig } from '../../visit/config/app-config'
import { findLocale, findSite } from '../../visit/site/resolve-site'
import { isSameSecret } from '../access/access-key'
import type { ServerSettings } from '../settings/server-settings'
import { hostCookieName } from './host-cookie'
import { clearCookie, setCookie } from './set-cookie'
import { signSession } from './sign-session'

/** A login at a provider that this browser has begun. */
export interface ProviderAttempt {
  /** Comes back with the code: only the browser with this attempt's cookie may use that. */
  state: string
  provider: 'google' | 'apple'
  codeVerifier: string
  /** A page of the shop, without site and locale. */
  returnTo: string
  /** The customer who links the provider; without one it is a login. */
  linkTo?: string
  /** Milliseconds since the epoch. */
  endsAt: number
}

type Settings = Pick<ServerSettings, 'config' | 'sessionKey'>

/** For how long somebody may think at the provider, in milliseconds. */
const LIFE = 10 * 60_000
/** Attempts of one browser at the same time, one for each tab. Cookies of more would not fit into a request. */
const MOST_ATTEMPTS = 5
/** Of a page's address; a longer one is not returned to. */
const LONGEST_RETURN = 1_000

const PREFIX = 'provider-login-'
const RANDOM = /^[\w-]{43}$/

const content = z.object({
  state: z.string().max(256),
  provider: z.enum(['google', 'apple']),
  codeVerifier: z.string().max(128),
  returnTo: z.string().startsWith('/').max(LONGEST_RETURN),
  linkTo: z.string().max(64).optional(),
  endsAt: z.number()
})

/** 32 random bytes, of the letters that PKCE and cookies allow. */
const createSecret = () => randomBytes(32).toString('base64url')

export const isShortEnough = (path: string): boolean => path.length <= LONGEST_RETURN

/** A new attempt; its state says which site and locale it began in, for a browser that has lost its cookie. */
export const createAttempt = (
  { site, locale }: Place,
  attempt: Omit<ProviderAttempt, 'state' | 'codeVerifier' | 'endsAt'>
): ProviderAttempt => ({
  ...attempt,
  state: [site.id, locale.id, createSecret()].join('.'),
  codeVerifier: createSecret(),
  endsAt: Date.now() + LIFE
})

interface Place {
  site: SiteConfig
  locale: LocaleConfig
}

/** Where the attempt of a state began; undefined for a state that is none of ours. */
export function readStatePlace(config: Pick<AppConfig, 'sites' | 'url' | 'defaultSite'>, state: string) {
  const [siteId, localeId, random = ''] = state.split('.')
  const site = findSite(config, siteId)
  const locale = site && findLocale(site, localeId)
  return site && locale && RANDOM.test(random) ? { site, locale } : undefined
}

const sign = (settings: Settings, written: string) => signSession(settings, 'provider-login', written)

/** Each attempt has a cookie of its own, so that tabs do not disturb each other. */
const nameCookie = (req: Request, publicOrigin: string, state: string) =>
  hostCookieName(req, publicOrigin, PREFIX + (state.split('.').at(-1) ?? '').slice(0, 16))

/**
 * Keeps an attempt out of reach of scripts, and signed: nobody at the browser can turn a login, which takes no fresh
 * login (requirement 14.7), into a link to the customer's account. The oldest of too many attempts are forgotten.
 */
export function keepAttempt(req: Request, res: Response, settings: Settings, attempt: ProviderAttempt): void {
  const { publicOrigin } = settings.config
  const cookies = Object.keys(parse(req.headers.cookie ?? ''))
  const earlier = cookies.filter(name => name.startsWith(hostCookieName(req, publicOrigin, PREFIX)))
  // Browsers send those set first in front.
  for (const name of earlier.slice(0, Math.max(0, earlier.length + 1 - MOST_ATTEMPTS)))
    clearCookie(req, res, publicOrigin, name, { httpOnly: true })
  const written = JSON.stringify(attempt)
  const value = `${sign(settings, written)}.${written}`
  const life = { httpOnly: true, maxAge: LIFE }
  setCookie(req, res, publicOrigin, nameCookie(req, publicOrigin, attempt.state), value, life)
}

/** The attempt of a state, which is forgotten: it works once. Undefined in another browser, or after its time. */
export function takeAttempt(
  req: Request,
  res: Response,
  settings: Settings,
  state: string
): ProviderAttempt | undefined {
  const { publicOrigin } = settings.config
  const name = nameCookie(req, publicOrigin, state)
  const value = parse(req.headers.cookie ?? '')[name]
  if (value === undefined) return undefined
  const [signature = ''] = value.split('.', 1)
  const written = value.slice(signature.length + 1)
  clearCookie(req, res, publicOrigin, name, { httpOnly: true })
  try {
    const attempt = content.parse(JSON.parse(written))
    // A login may come back to another machine, also of a shop without a common key.
    if (attempt.linkTo !== undefined && !isSameSecret(signature, sign(settings, written))) return undefined
    return attempt.state === state && Date.now() < attempt.endsAt ? attempt : undefined
  } catch {
    return undefined
  }
}
