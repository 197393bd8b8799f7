import { act, render } from '@testing-library/react'
import { buildSiteContext } from '../../../tests/factories/app-config'
import { ALL_CONSENTS, holdConsents, ONLY_REQUIRED } from '../../visit/consent/consent'
import { loadScript } from '../../lazy-loading/load-script'
import { SiteProvider } from '../../visit/site/site-context'
import { InstalmentNote } from './instalment-note'

jest.mock('../../lazy-loading/load-script', () => ({ loadScript: jest.fn(async () => true) }))

const SCRIPT = 'https://payments.example/messages.js'
const site = buildSiteContext()
const draw = jest.fn(async (into: HTMLElement) => into.append('In drei Raten'))
const messages = jest.fn((_options: object) => ({ render: draw }))

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(window, { paypal: { Messages: messages } })
  holdConsents(ALL_CONSENTS)
})
afterEach(() => {
  Reflect.deleteProperty(window, 'paypal')
  act(() => holdConsents(ONLY_REQUIRED))
})

/** Shows the note and waits until its code and the provider's script would have come. */
async function show(change: { currency?: string; scriptUrl?: string; amount?: number | undefined } = {}) {
  const { currency, scriptUrl, amount } = { currency: 'EUR', scriptUrl: SCRIPT, amount: 120, ...change }
  const thirdParties = { ...site.thirdParties, instalments: { scriptUrl } }
  const { container } = render(
    <SiteProvider value={{ ...site, currency, thirdParties }}>
      <InstalmentNote amount={amount} placement="cart" />
    </SiteProvider>
  )
  await act(() => import('./instalment-message').then(() => undefined))
  return container
}

it("shows the provider's words about an amount in euros", async () => {
  expect(await show()).toHaveTextContent('In drei Raten')
  expect(loadScript).toHaveBeenCalledWith(SCRIPT)
  expect(messages).toHaveBeenCalledWith({
    amount: 120,
    currency: 'EUR',
    placement: 'cart',
    style: { layout: 'text' }
  })
})

it.each<[string, Parameters<typeof show>[0]]>([
  ['in pounds', { currency: 'GBP' }],
  ['where no script is configured', { scriptUrl: '' }],
  ['without an amount', { amount: undefined }],
  ['for nothing', { amount: 0 }]
])('says nothing and loads no script %s', async (_when, change) => {
  expect(await show(change)).toBeEmptyDOMElement()
  expect(loadScript).not.toHaveBeenCalled()
})

it('says nothing and loads no script without functional consent', async () => {
  holdConsents(ONLY_REQUIRED)
  expect(await show()).toBeEmptyDOMElement()
  expect(loadScript).not.toHaveBeenCalled()
})

it('leaves its place empty when the script does not come', async () => {
  jest.mocked(loadScript).mockResolvedValueOnce(false)
  expect(await show()).toHaveTextContent('')
  expect(messages).not.toHaveBeenCalled()
})
