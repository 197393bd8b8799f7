import { answerJson, createFetch, type SentCall } from '../../../tests/factories/answers'
import { buildAccessToken } from '../../../tests/factories/tokens'
import { createBrowserSession, type BrowserSessionParts } from './browser-session'

const HALF_AN_HOUR = 1_800_000

/** A browser: tabs that share one lock, one channel, and a server that counts the tokens it had made. */
function createBrowser({ hasLocks = true } = {}) {
  let now = Date.now()
  let kept = ''
  let made = 0
  const tabs: ((token: string) => void)[] = []
  let queue: Promise<unknown> = Promise.resolve()

  const { send, calls } = createFetch((call: SentCall) => {
    const { refused } = call.body as { refused?: string }
    if (kept === '' || (refused && kept.endsWith(refused))) {
      made += 1
      kept = buildAccessToken({ now, mark: `token-${made}` })
    }
    return answerJson({ accessToken: kept })
  })
  const runAlone: BrowserSessionParts['runAlone'] = (_name, task) => {
    if (!hasLocks) return task()
    const running = queue.then(task)
    queue = running.catch(() => undefined)
    return running
  }
  const openTab = (channel = true) =>
    createBrowserSession({
      siteId: 'jasmin',
      send,
      now: () => now,
      runAlone,
      channel: channel
        ? { tell: token => tabs.forEach(hear => hear(token)), listen: hear => void tabs.push(hear) }
        : undefined
    })
  return {
    calls,
    openTab,
    countTokens: () => made,
    wait: (ms: number) => {
      now += ms
      kept = ''
    }
  }
}

const times = <Value>(count: number, make: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, make))

it.each([
  ['with', true],
  ['without', false]
])(
  'asks once for 200 concurrent calls with an expired token, %s locks of the browser',
  async (_with, hasLocks) => {
    const browser = createBrowser({ hasLocks })
    const tab = browser.openTab()
    await tab.getAccessToken()
    browser.wait(HALF_AN_HOUR)
    const tokens = await times(200, () => tab.getAccessToken())
    expect(new Set(tokens).size).toBe(1)
    expect(browser.countTokens()).toBe(2)
    expect(browser.calls).toHaveLength(2)
  }
)

it('keeps a token until it has less than a minute left', async () => {
  const browser = createBrowser()
  const tab = browser.openTab()
  const first = await tab.getAccessToken()
  browser.wait(HALF_AN_HOUR - 61_000)
  expect(await tab.getAccessToken()).toBe(first)
  browser.wait(2_000)
  expect(await tab.getAccessToken()).not.toBe(first)
})

it('lets two tabs renew an expired token once', async () => {
  const browser = createBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  await first.getAccessToken()
  browser.wait(HALF_AN_HOUR)
  const [one, two] = await Promise.all([first.getAccessToken(), second.getAccessToken()])
  expect(one).toBe(two)
  expect(browser.calls).toHaveLength(2)
})

it.each([
  ['hear of each other', true, 2],
  ['do not hear of each other in time', false, 4]
])('renews a refused token once when two tabs %s', async (_how, channel, calls) => {
  const browser = createBrowser()
  const [first, second] = [browser.openTab(channel), browser.openTab(channel)]
  const refused = await first.getAccessToken()
  expect(await second.getAccessToken()).toBe(refused)
  first.discard(refused)
  second.discard(refused)
  const [one, two] = await Promise.all([first.getAccessToken(), second.getAccessToken()])
  expect(one).not.toBe(refused)
  expect(two).toBe(one)
  expect(browser.countTokens()).toBe(2)
  expect(browser.calls).toHaveLength(calls)
})

it('ignores a late refusal of a token that is replaced already', async () => {
  const browser = createBrowser()
  const tab = browser.openTab()
  const old = await tab.getAccessToken()
  tab.discard(old)
  const current = await tab.getAccessToken()
  tab.discard(old)
  expect(await tab.getAccessToken()).toBe(current)
})

it('reports that the session service is down, and asks again with the next call', async () => {
  const token = buildAccessToken()
  const { send, calls } = createFetch(
    answerJson({ error: true, message: 'down' }, 503),
    answerJson({ accessToken: token })
  )
  const tab = createBrowserSession({
    siteId: 'jasmin',
    send,
    now: Date.now,
    runAlone: (_name, task) => task()
  })
  await expect(tab.getAccessToken()).rejects.toMatchObject({
    isPlatformError: true,
    operation: 'openSession',
    status: 503
  })
  expect(await tab.getAccessToken()).toBe(token)
  expect(calls.map(call => [call.url, call.method, call.body])).toEqual([
    ['/session', 'POST', { siteId: 'jasmin' }],
    ['/session', 'POST', { siteId: 'jasmin' }]
  ])
})
