import { act, render } from '@testing-library/react'
import { buildSiteContext } from '../../../tests/factories/app-config'
import { withProviders } from '../../../tests/factories/with-providers'
import { SiteProvider } from '../../visit/site/site-context'
import { startChat } from './start-chat'
import { useChat } from './use-chat'

jest.mock('./start-chat', () => ({ startChat: jest.fn(async () => undefined) }))

const site = buildSiteContext()
const findPerson = jest.fn(async () => ({ firstName: 'Ida', lastName: 'Moor', email: 'ida@example.com' }))

function Chat() {
  return <p>{useChat(findPerson) ? 'open' : 'closed'}</p>
}

function show(scriptUrl = 'https://chat.example/esw.js') {
  const { thirdParties } = site
  const parties = { ...thirdParties, chat: { ...thirdParties.chat, scriptUrl } }
  return render(
    withProviders(
      <SiteProvider value={{ ...site, thirdParties: parties }}>
        <Chat />
      </SiteProvider>
    )
  )
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => jest.useRealTimers())

it('starts five seconds after it is allowed, with its messages and the person’s data', async () => {
  show()
  await pass(4999)
  expect(startChat).not.toHaveBeenCalled()
  await pass(1)
  expect(startChat).toHaveBeenCalledTimes(1)
  expect(jest.mocked(startChat).mock.calls[0]?.[0]).toMatchObject({
    language: 'de',
    words: { help: 'How can I help you?', offline: 'Chat offline', loading: 'Loading...' }
  })
})

it('answers whether its window is open', async () => {
  const { container } = show()
  await pass(5000)
  expect(container).toHaveTextContent('closed')
  act(() => jest.mocked(startChat).mock.calls[0]?.[0].onOpenChange(true))
  expect(container).toHaveTextContent('open')
})

it('does not start when the consent is gone before, nor where it is not configured', async () => {
  show().unmount()
  show('')
  await pass(10_000)
  expect(startChat).not.toHaveBeenCalled()
})

it('costs the page nothing when its code fails', async () => {
  jest.mocked(startChat).mockRejectedValueOnce(new Error('blocked'))
  const { container } = show()
  await pass(5000)
  expect(container).toHaveTextContent('closed')
})
