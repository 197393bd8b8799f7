import { act, render } from '@testing-library/react'
import { ALL_CONSENTS, ONLY_REQUIRED, saveConsents } from '../../visit/consent/consent'
import type { ShopEvent } from './event-payloads'
import { dropEvents, receiveEvents } from './track'
import { useTracked } from './use-tracked'

const received: ShopEvent[] = []
const buildEvent = jest.fn()

beforeEach(() => {
  received.length = 0
  saveConsents(ONLY_REQUIRED)
  receiveEvents(event => received.push(event))
})
afterEach(dropEvents)

function Page({ path }: { path?: string }) {
  useTracked(() => {
    buildEvent()
    return { name: 'viewPage', path: path ?? '' }
  }, path)
  return null
}
const paths = () => received.map(event => event.name === 'viewPage' && event.path)

it('builds no event without marketing consent', () => {
  render(<Page path="/a" />)
  expect(buildEvent).not.toHaveBeenCalled()
  expect(received).toEqual([])
})

it('tracks each key once', () => {
  saveConsents(ALL_CONSENTS)
  const { rerender } = render(<Page path="/a" />)
  rerender(<Page path="/a" />)
  rerender(<Page path="/b" />)
  expect(paths()).toEqual(['/a', '/b'])
})

it('tracks nothing while there is nothing to show', () => {
  saveConsents(ALL_CONSENTS)
  render(<Page />)
  expect(received).toEqual([])
})

it('tracks the current page from the consent until its withdrawal', () => {
  const { rerender } = render(<Page path="/a" />)
  act(() => saveConsents(ALL_CONSENTS))
  expect(paths()).toEqual(['/a'])
  act(() => saveConsents(ONLY_REQUIRED))
  rerender(<Page path="/b" />)
  expect(paths()).toEqual(['/a'])
})
