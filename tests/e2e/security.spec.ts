import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { PUBLIC_PAGES } from './support/pages'
import { SCRIPT_ORIGINS } from './support/servers'

/** Types of inline script elements that are allowed: data, which no browser executes. */
const DATA = /^application\/(ld\+)?json$/

test.describe('a page holds one script of its own, always the same, which its policy knows by its hash', () => {
  for (const path of PUBLIC_PAGES) {
    test(path, async ({ request }) => {
      const answer = await request.get(path)
      const html = await answer.text()
      const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
        .map(([, attributes = '', text = '']) => ({
          type: /\stype="([^"]*)"/.exec(attributes)?.[1],
          attributes,
          text
        }))
        .filter(({ type, attributes }) => !DATA.test(type ?? '') && !/\ssrc="\//.test(attributes))
      expect(scripts.map(({ attributes }) => attributes)).toEqual([''])
      const hash = createHash('sha256')
        .update(scripts[0]?.text ?? '')
        .digest('base64')
      expect(html).not.toMatch(/<[^>]+\son[a-z]+=/i)
      expect(html).not.toMatch(/(href|src)="javascript:/i)
      const policy = answer.headers()['content-security-policy'] ?? ''
      // The tests' shop has third parties switched on.
      const [, sources = ''] = /script-src ([^;]*);/.exec(policy) ?? []
      expect(sources.split(' ')).toEqual(["'self'", `'sha256-${hash}'`, ...SCRIPT_ORIGINS])
      expect(policy.replace(/style-src [^;]*/, '')).not.toMatch(/unsafe-/)
    })
  }
})

test('a script that got into the page all the same is not executed', async ({ page }) => {
  await page.goto('/jasmin/de')
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.intruded = true'
    document.body.append(script)
    const picture = document.createElement('img')
    picture.setAttribute('onerror', 'window.intruded = true')
    const failed = new Promise(resolve => picture.addEventListener('error', resolve))
    picture.src = '/nothing'
    await failed
    return 'intruded' in window
  })
  expect(ran).toBe(false)
})

test('scripts of a page see no refresh token, neither of a guest nor of a customer', async ({
  page,
  context
}) => {
  // A page of the shop would ask for a session of its own, which the login's would wait for; these calls wait for none.
  await page.goto('/robots.txt')
  const post = (address: string, body: object) =>
    page.evaluate(
      async ([url, text]) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(url as string, { method: 'POST', headers, body: text })
        return { status: answer.status, text: await answer.text() }
      },
      [address, JSON.stringify({ siteId: 'jasmin', ...body })]
    )
  const readable = async () =>
    (await page.evaluate(() => document.cookie))
      .split('; ')
      .map(pair => pair.split('=')[0] ?? '')
      // The consent cookies are readable by scripts on purpose.
      .filter(name => !/^shop_|dnt$/.test(name))

  expect((await post('/session', {})).status).toBe(200)
  expect((await readable()).sort()).toEqual(['session_jasmin', 'visitor-id_jasmin'])

  const login = await post('/session/login', { email: 'anna.sommer@example.com', password: 'Teegarten7!' })
  expect(login.status).toBe(200)
  expect((await readable()).sort()).toEqual(['enc-user-id_jasmin', 'session_jasmin', 'visitor-id_jasmin'])
  const kept = (await context.cookies()).find(({ name }) => name === 'cc-nx_jasmin')
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(login.text).not.toContain(kept?.value)

  expect((await post('/session/logout', {})).status).toBe(200)
  expect((await context.cookies()).some(({ name }) => name === 'cc-nx_jasmin')).toBe(false)
})
