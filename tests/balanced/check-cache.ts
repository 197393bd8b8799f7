import type { Claim } from '../servers/claims'

export const FRAME_PARENT = 'https://partner.example'

const LIST = '/jasmin/de/shop/green-tea'
const NATIVE_APP = ['auth-token', 'refresh-token', 'key', 'hide-header', 'hide-footer', 'cookie-handler'].map(
  name => `x-app-${name}`
)

interface Seen {
  status: number
  /** HIT, MISS, BYPASS …: `X-Cache` of the example. */
  cache: string | null
  headers: Headers
  text: string
}

async function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Seen> {
  const answer = await fetch(origin + path, { headers, redirect: 'manual' })
  return {
    status: answer.status,
    cache: answer.headers.get('x-cache'),
    headers: answer.headers,
    text: await answer.text()
  }
}

/** Asks twice, and answers what came the second time. */
async function askAgain(origin: string, path: string, headers?: Record<string, string>): Promise<Seen> {
  await ask(origin, path, headers)
  return ask(origin, path, headers)
}

const readLanguage = ({ text }: Seen) => /<html[^>]*lang="([^"]+)"/.exec(text)?.[1]
const isKept = ({ cache }: Seen) => cache === 'HIT'
/** A page that anybody may have: nothing of an app in it, and nobody's cookie with it. */
const isAnonymous = ({ text, headers }: Seen) =>
  !/<html[^>]*data-app/.test(text) && !headers.has('set-cookie')

/** What nginx's cache keeps and what it leaves alone, by the shop's own headers; the cache has to be empty. */
export async function checkCache(origin: string): Promise<Claim[]> {
  const claims: Claim[] = []
  const claim = (says: string, holds: boolean) => void claims.push({ says, holds })

  for (const [who, headers] of [
    ...NATIVE_APP.map(name => [`the native app (${name})`, { [name]: 'true' }] as const),
    ['the native app’s web view (cookie)', { cookie: 'appMode=1' }] as const,
    ['a request with a token', { authorization: 'Bearer x' }] as const,
    ['a trusted frame', { 'sec-fetch-dest': 'iframe', referer: `${FRAME_PARENT}/` }] as const
  ]) {
    claim(`keeps no page of ${who}`, !isKept(await askAgain(origin, LIST, { ...headers })))
    claim(`gives nobody else a page of ${who}`, isAnonymous(await ask(origin, LIST)))
  }

  const kept = await askAgain(origin, LIST)
  claim('keeps an anonymous page', isKept(kept) && kept.status === 200 && isAnonymous(kept))
  for (const [who, headers] of [
    ['the native app', { 'x-app-hide-header': 'true' }],
    ['its web view', { cookie: 'appMode=1' }],
    ['a trusted frame', { 'sec-fetch-dest': 'iframe', referer: `${FRAME_PARENT}/` }]
  ] as const)
    claim(`asks the shop for ${who}, whatever is kept`, !isKept(await ask(origin, LIST, { ...headers })))

  for (const [locale, language] of [
    ['de', 'de-DE'],
    ['en', 'en-DE'],
    ['fr', 'fr-FR']
  ])
    claim(
      `keeps the page of ${language} for ${language} only`,
      readLanguage(await askAgain(origin, `/jasmin/${locale}`)) === language
    )

  claim('knows a page by what counts in its address', !isKept(await ask(origin, `${LIST}?limit=50`)))
  for (const query of [
    'utm_source=a&limit=50&gclid=b&utm_medium=c',
    'limit=50&fbclid=1',
    'utm_a&limit=50&__server_only'
  ])
    claim(`knows it whatever else is said (${query})`, isKept(await ask(origin, `${LIST}?${query}`)))
  claim('takes no other parameter for one of them', !isKept(await ask(origin, `${LIST}?limit=50&utms=1`)))

  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null]
  ] as const) {
    const seen = await askAgain(origin, LIST, { 'accept-encoding': accepted })
    claim(`keeps a copy for "${accepted}"`, isKept(seen) && seen.headers.get('content-encoding') === encoding)
  }

  for (const path of [
    '/jasmin/de/cart',
    '/jasmin/de/checkout',
    '/jasmin/de/account',
    '/jasmin/de/login',
    `${LIST}?pageDesignerEditMode=true`,
    '/health'
  ])
    claim(`keeps nothing of ${path}`, !isKept(await askAgain(origin, path)))

  const missing = await askAgain(origin, '/jasmin/de/nothing-there')
  claim('keeps that a page does not exist', isKept(missing) && missing.status === 404)
  return claims
}

/** Behind the access gate nothing is kept, for any visitor. */
export async function checkGate(origin: string, cookie: string): Promise<Claim[]> {
  const seen = [
    await askAgain(origin, LIST),
    await askAgain(origin, LIST, { cookie }),
    await ask(origin, LIST),
    await askAgain(origin, '/content-page?site=jasmin&locale=de-DE&id=home', { cookie })
  ]
  const [shut, open, shutAgain] = seen
  return [
    { says: 'keeps nothing behind the access gate', holds: !seen.some(isKept) },
    {
      says: 'shows the form to visitors without a key, and the shop to those with one',
      holds: shut?.status === 401 && open?.status === 200 && shutAgain?.status === 401
    }
  ]
}
