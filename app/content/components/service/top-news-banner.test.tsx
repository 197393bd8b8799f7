import { act, fireEvent, render, screen } from '@testing-library/react'
import { withProviders } from '../../../../tests/factories/with-providers'
import type { Attributes } from '../../attributes'
import { topNewsBannerType } from './top-news-banner'

const items = [
  { text: 'Eins' },
  { text: 'Zwei', link: '/service', textLink: 'Mehr' },
  { text: '' },
  { text: 'Drei' }
]

function show(id: string, data: Attributes = {}) {
  const { Component } = topNewsBannerType
  const component = { id, typeId: 'topNewsBanner', data: {}, regions: [] }
  const attributes = topNewsBannerType.parse({ items, ...data })
  return render(withProviders(<Component attributes={attributes} component={component} first={false} />))
}

const readShown = () => document.querySelector('[data-shown]')?.textContent
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
})

it('shows one after the other, every 5 seconds by default, and starts over', () => {
  show('turning')
  const seen = [readShown()]
  for (let turn = 0; turn < 3; turn += 1) {
    wait(5000)
    seen.push(readShown())
  }
  expect(seen).toEqual(['Eins', 'Zwei Mehr', 'Drei', 'Eins'])
})

it('turns as fast as the editor says, but not faster than one can read', () => {
  show('fast', { delay: 1 })
  wait(999)
  expect(readShown()).toBe('Eins')
  wait(1)
  expect(readShown()).toBe('Zwei Mehr')
})

it('pauses under the pointer', () => {
  show('held')
  fireEvent.pointerEnter(screen.getByRole('region'))
  wait(20_000)
  expect(readShown()).toBe('Eins')
})

it('stays dismissed for the visit, on other pages and after a reload', () => {
  const { unmount } = show('gone')
  fireEvent.click(screen.getByRole('button', { name: 'Close news' }))
  expect(screen.queryByRole('region')).toBeNull()
  unmount()
  show('gone')
  expect(screen.queryByRole('region')).toBeNull()
  // Kept by a reload.
  expect(sessionStorage.getItem('dismissed-news gone')).not.toBeNull()
})
