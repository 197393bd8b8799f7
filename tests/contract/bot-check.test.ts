import { startSandbox, type TestSandbox } from './session-setup'

const PASSES = { siteKey: '1x00000000000000000000AA', secret: '1x0000000000000000000000000000000AA' }
const FIVE_MINUTES = 300_000

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

async function solve(siteKey = PASSES.siteKey, action = 'login') {
  const query = new URLSearchParams({ sitekey: siteKey, action, widget: 'widget-1' })
  const frame = await fetch(`${sandbox.origin}/turnstile/v0/frame?${query}`, {
    headers: { referer: 'https://www.shop.example/' }
  })
  const message = /const message = (.*)/.exec(await frame.text())?.[1]
  return JSON.parse(message ?? '{}') as { kind?: string; token?: string }
}

async function verify(response: string | undefined, secret: string | undefined = PASSES.secret) {
  const answer = await fetch(`${sandbox.origin}/turnstile/v0/siteverify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret, response })
  })
  return (await answer.json()) as object
}

const refused = (code: string) => expect.objectContaining({ success: false, 'error-codes': [code] })

it('verifies a token with the action and the host of its page', async () => {
  const { kind, token } = await solve(PASSES.siteKey, 'contact')
  expect(kind).toBe('passes')
  expect(await verify(token)).toMatchObject({
    success: true,
    'error-codes': [],
    action: 'contact',
    hostname: 'www.shop.example'
  })
})

it('verifies a token once', async () => {
  const { token } = await solve()
  await verify(token)
  expect(await verify(token)).toEqual(refused('timeout-or-duplicate'))
})

it('refuses a token that is older than five minutes', async () => {
  const { token } = await solve()
  const setAhead = (aheadMs: number) =>
    fetch(`${sandbox.origin}/control/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ aheadMs })
    })
  await setAhead(FIVE_MINUTES + 1_000)
  expect(await verify(token)).toEqual(refused('timeout-or-duplicate'))
  await setAhead(0)
})

it.each([
  ['missing-input-response', undefined, PASSES.secret],
  ['invalid-input-response', 'made-up', PASSES.secret],
  ['invalid-input-response', 'any', '2x0000000000000000000000000000000AA'],
  ['timeout-or-duplicate', 'any', '3x0000000000000000000000000000000AA'],
  ['invalid-input-secret', 'any', 'another'],
  ['missing-input-secret', 'any', '']
])('answers %s for the token %s and the secret %s', async (code, token, secret) => {
  expect(await verify(token, secret)).toEqual(refused(code))
})

it.each([
  ['2x00000000000000000000AB', 'fails'],
  ['3x00000000000000000000FF', 'asks'],
  ['another', 'unknown-key']
])('tells the page around the widget of %s that it %s', async (siteKey, kind) => {
  expect((await solve(siteKey)).kind).toBe(kind)
})

it('serves the script of the widget', async () => {
  const script = await fetch(`${sandbox.origin}/turnstile/v0/api.js?render=explicit`)
  expect(await script.text()).toContain('window.turnstile')
})
