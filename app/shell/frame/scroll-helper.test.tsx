import { act, render } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import { Router } from '../../entry/kit-adapter/router'
import { ScrollHelper } from './scroll-helper'

let scrollTo: jest.SpyInstance
const scrollIntoView = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  scrollIntoView.mockClear()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  jest.useRealTimers()
  scrollTo.mockRestore()
})

function open(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] })
  render(
    <Router history={history}>
      <ScrollHelper />
      <h2 id="grüße">Grüße</h2>
    </Router>
  )
  return history
}

test('scrolls another page to its top', () => {
  const history = open('/shop')
  expect(scrollTo).not.toHaveBeenCalled()
  act(() => history.push('/service'))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test('keeps the scroll position of a list when its filters change', () => {
  const history = open('/shop')
  act(() => history.push('/shop?refine=green'))
  expect(scrollTo).not.toHaveBeenCalled()
})

test.each([
  ['the address it opens with', '/service#gr%C3%BC%C3%9Fe', undefined],
  ['a link to it', '/shop', '/service#gr%C3%BC%C3%9Fe']
])('scrolls to the anchor of %s after 100 ms', (_, first, then) => {
  const history = open(first)
  if (then) act(() => history.push(then))
  act(() => jest.advanceTimersByTime(99))
  expect(scrollIntoView).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1))
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  expect(scrollIntoView.mock.contexts[0]).toHaveAttribute('id', 'grüße')
})

const addAnchor = () => document.body.append(Object.assign(document.createElement('p'), { id: 'late' }))
afterEach(() => document.getElementById('late')?.remove())

test('scrolls to the top until the anchor has been rendered, then to the anchor', async () => {
  const history = open('/shop')
  act(() => history.push('/service#late'))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  act(() => jest.advanceTimersByTime(150))
  expect(scrollIntoView).not.toHaveBeenCalled()
  addAnchor()
  await Promise.resolve()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

test('leaves a shopper who scrolls in the meantime where they are', async () => {
  const history = open('/shop')
  act(() => history.push('/service#late'))
  act(() => jest.advanceTimersByTime(150))
  window.dispatchEvent(new Event('wheel'))
  addAnchor()
  await Promise.resolve()
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('goes to the anchor again when its link is followed again', () => {
  const history = open('/service')
  for (const times of [1, 2]) {
    act(() => history.push('/service#gr%C3%BC%C3%9Fe'))
    act(() => jest.advanceTimersByTime(100))
    expect(scrollIntoView).toHaveBeenCalledTimes(times)
  }
})

test('scrolls to the top when a link leads to the current page', () => {
  const history = open('/shop?refine=green')
  // The router's links replace an entry for the same address.
  act(() => history.replace('/shop?refine=green'))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test('keeps the scroll position on going back, also on a page with an anchor', () => {
  const history = open('/service#gr%C3%BC%C3%9Fe')
  act(() => jest.advanceTimersByTime(100))
  act(() => history.push('/shop'))
  scrollTo.mockClear()
  act(() => history.goBack())
  act(() => jest.advanceTimersByTime(1000))
  expect(scrollTo).not.toHaveBeenCalled()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})
