import * as sdk from '@braze/web-sdk'
import { openBraze } from './open-braze'

jest.mock('@braze/web-sdk', () => ({
  initialize: jest.fn(() => true),
  getUser: jest.fn(),
  openSession: jest.fn(),
  subscribeToContentCardsUpdates: jest.fn(),
  requestContentCardsRefresh: jest.fn(),
  requestImmediateDataFlush: jest.fn()
}))

it('names the page’s language before a session begins, and again before cards are asked for', () => {
  const calls: string[] = []
  const note = (name: string) => () => void calls.push(name)
  jest.mocked(sdk.getUser).mockReturnValue({
    setLanguage: (language: string) => void calls.push(language)
  } as unknown as sdk.User)
  jest.mocked(sdk.openSession).mockImplementation(note('session'))
  jest.mocked(sdk.requestContentCardsRefresh).mockImplementation(note('cards'))
  let finish: (isSent: boolean) => void = () => undefined
  jest.mocked(sdk.requestImmediateDataFlush).mockImplementation(onSent => void (finish = onSent ?? finish))

  const tool = openBraze({ apiKey: 'key', endpoint: 'https://marketing.example', language: 'fr' })
  tool?.followCards(() => undefined)
  expect(calls).toEqual(['fr', 'session', 'fr'])
  finish(true)
  expect(calls).toEqual(['fr', 'session', 'fr', 'cards'])
})
