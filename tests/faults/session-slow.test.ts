import { requestEmailChange } from '../../app/features/account/api/change-email'
import { isPlatformError } from '../../app/platform/http/platform-error'
import { PROVIDER_START_ENDPOINT } from '../../app/platform/session/provider-return'
import { LOGIN_ENDPOINT } from '../../app/platform/session/session'
import { decideAtProvider, toListening } from '../contract/provider-setup'
import { customer, listenToLogs, startShop } from './session-setup'
import { createWays, type Place } from './ways-setup'

/** A login service that is slow, at each operation of logging in: the shop answers in its place, within 10 s. */
const at = {} as Place
/** The shop gives up before 10 s have passed; a machine with other work adds to that. The faults last longer. */
const PATIENCE = 12_000
const LATE = 20_000
const { ways, openTab, openCustomer } = createWays(at)

beforeAll(async () => {
  at.shop = await startShop()
  at.origin = await at.shop.startProcess()
})
afterEach(() => at.shop.switchOff())
afterAll(() => at.shop.stop())

type Prepared = Awaited<ReturnType<(typeof ways)[number]['prepare']>>
interface SlowWay {
  operation: string
  prepare: () => Promise<Prepared>
  /** The answer in place of 5xx: a provider's login leads to a page, which says so. */
  leadsTo?: RegExp
}

const readAnswer = async (answer: Response) => ({
  status: answer.status,
  text: answer.headers.get('location') ?? (await answer.text())
})

/** A guest who comes back from the provider. */
async function prepareCallback(email: string): Promise<Prepared> {
  const tab = await openTab()
  const { text } = await tab.post(PROVIDER_START_ENDPOINT, {
    locale: 'de-DE',
    provider: 'google',
    returnTo: '/jasmin/de/cart'
  })
  const { location } = JSON.parse(text) as { location: string }
  const { headers } = await fetch(location, { redirect: 'manual' })
  const consent = toListening(at.shop.platform, headers.get('location'))
  const { target } = await decideAtProvider(at.shop.platform, consent, { person: 'other', email })
  const call = async () => readAnswer(await tab.send(target.pathname + target.search, { redirect: 'manual' }))
  return { tab, call }
}

const FAILED = /\/jasmin\/de\/login\?provider=google&problem=failed/
const slowWays: SlowWay[] = [
  ...ways,
  {
    operation: 'authenticateCustomer',
    async prepare() {
      const tab = await openTab()
      const { username, password } = customer
      return { tab, call: () => tab.post(LOGIN_ENDPOINT, { email: username, password }) }
    }
  },
  { operation: 'getAccessToken', prepare: () => prepareCallback('slow1@people.example'), leadsTo: FAILED },
  { operation: 'getUserInfo', prepare: () => prepareCallback('slow2@people.example'), leadsTo: FAILED },
  { operation: 'enterByProvider', prepare: () => prepareCallback('slow3@people.example'), leadsTo: FAILED },
  {
    operation: 'requestEmailChange',
    async prepare() {
      const tab = await openCustomer()
      const call = () =>
        requestEmailChange(tab.platform, 'slow@people.example').then(
          () => ({ status: 200, text: '' }),
          // The browser waits for the platform behind the proxy no longer.
          (error: unknown) => ({
            status: isPlatformError(error) && error.kind === 'timeout' ? 504 : 0,
            text: ''
          })
        )
      return { tab, call }
    }
  }
]

it('leads on within 10 s after a slow login at a provider whose basket cannot follow in time', async () => {
  at.origin = await at.shop.startProcess()
  const { tab, call } = await prepareCallback('slow-basket@people.example')
  await at.shop.switchOn('getAccessToken', 'delay', { ms: 6_000 })
  await at.shop.switchOn('updateCustomer', 'delay', { ms: LATE })
  await at.shop.switchOn('mergeBasket', 'delay', { ms: LATE })
  const began = Date.now()
  expect(await call()).toMatchObject({ status: 303, text: '/jasmin/de/cart' })
  expect(Date.now() - began).toBeLessThan(PATIENCE)
  // A page merges it then.
  expect(tab.browser.jar.get('entered_jasmin')).toBe('new-unmerged')
}, 60_000)

it.each([
  ['delay', LATE],
  ['stall', 0]
])(
  'answers each way of logging in within 10 s, and changes no session: %s',
  async (kind, ms) => {
    const said = listenToLogs()
    const prepared = []
    // Each at a process of its own, which counts nobody else's attempts.
    for (const way of slowWays) {
      at.origin = await at.shop.startProcess()
      const { tab, call } = await way.prepare()
      prepared.push({ ...way, tab, call, before: await tab.whose() })
    }
    for (const { operation } of slowWays) await at.shop.switchOn(operation, kind, { ms })
    const answered = await Promise.all(
      prepared.map(async ({ call, ...way }) => {
        const began = Date.now()
        const answer = await call()
        return { ...way, answer, took: Date.now() - began }
      })
    )
    await at.shop.switchOff()
    for (const { operation, answer, took, leadsTo, tab, before } of answered) {
      const isTold = leadsTo ? answer.status === 303 : answer.status >= 500
      expect({ operation, isTold, isInTime: took <= PATIENCE, ...(!isTold && answer) }).toEqual({
        operation,
        isTold: true,
        isInTime: true
      })
      expect(answer.text).toMatch(leadsTo ?? /^(?!.*(<|eyJ))/)
      expect(await tab.whose()).toEqual(before)
    }
    expect(said() + JSON.stringify(at.shop.reported)).not.toMatch(/eyJ/)
  },
  60_000
)
