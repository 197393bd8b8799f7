import { randomUUID } from 'node:crypto'
import { buildCardFrameUrl } from '../../app/platform/side-services/card-frame'
import { buildFraudScriptUrl } from '../../app/platform/side-services/payment-provider'
import { type Check, type Environment, type Sites, checkApi } from './check-api'
import { fail, isAnswered, isGoodJson, isOwnJson, isScript, note, type Judge, type Verdict } from './verdict'

/** The requests to every configured address, in the order in which a shop needs them. */
export function listChecks(env: Environment, { sites }: { sites: Sites }): Check[] {
  return [
    ...checkApi(env, sites),
    ...checkInstance(env, sites),
    ...checkPayment(env),
    ...checkServices(env, sites),
    ...checkScripts(env, sites),
    ...checkBotCheck(env),
    ...checkShop(env)
  ]
}

/** Checks of the controllers; the README, "A real platform", names the effect of each missing one. */
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

/** Where the bot check is without addresses of its own. */
const CLOUDFLARE = 'https://challenges.cloudflare.com/turnstile/v0'

/** The widget's script, and whether its service knows the secret: it names a wrong one before a wrong token. */
function checkBotCheck(env: Environment): Check[] {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret } = env
  if (!siteKey || !secret) return []
  const { TURNSTILE_SCRIPT_URL: script, TURNSTILE_VERIFY_URL: verify } = env
  return [
    {
      setting: script ? 'TURNSTILE_SCRIPT_URL' : 'TURNSTILE_SITE_KEY',
      what: "the bot check's script",
      url: `${script ?? `${CLOUDFLARE}/api.js`}?render=explicit`,
      judge: isScript
    },
    {
      setting: verify ? 'TURNSTILE_VERIFY_URL' : 'TURNSTILE_SECRET',
      what: "the bot check's verification",
      url: verify ?? `${CLOUDFLARE}/siteverify`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, response: 'check-settings' }),
      judge: judgeVerification
    }
  ]
}

const judgeVerification: Judge = asked => {
  const own = isOwnJson(asked)
  if (own.level !== 'ok') return own
  return /(missing|invalid)-input-secret/.test(asked.body)
    ? fail('the service does not know this secret: is TURNSTILE_SECRET the one of TURNSTILE_SITE_KEY?')
    : own
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
