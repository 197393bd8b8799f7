import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { Router } from '../../../entry/kit-adapter/router'
import { FollowedLinks, withProviders } from '../../../../tests/factories/with-providers'
import { createMemoryHistory, type MemoryHistory } from 'history'
import { ONLY_REQUIRED, saveConsents } from '../../../visit/consent/consent'
import { EDIT_MODE_META } from '../../../visit/edit-mode'
import type { Attributes } from '../../attributes'
import { popupContentType } from './popup-content'

const COOKIE = 'popupContent-home-modal-1'

beforeEach(() => {
  jest.useFakeTimers()
  saveConsents(ONLY_REQUIRED)
  // jsdom knows the element but cannot open it.
})
afterEach(() => {
  jest.useRealTimers()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

const data = {
  headline: 'Noch unentschieden?',
  description: 'Ein Gutschein passt immer.',
  buttonTitle: 'Zu den Gutscheinen',
  link: '/shop/gift-cards',
  openDelay: 3000
}

function show(path = '/', change: Attributes = {}): MemoryHistory {
  const attributes = popupContentType.parse({ ...data, ...change })
  const history = createMemoryHistory({ initialEntries: [path] })
  const component = { id: 'home-modal-1', typeId: 'popupContent', data: {}, regions: [] }
  const { Component } = popupContentType
  render(
    withProviders(
      <Router history={history}>
        <FollowedLinks>
          <Component attributes={attributes} component={component} first={false} />
        </FollowedLinks>
      </Router>
    )
  )
  return history
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const findPopup = () => screen.queryByRole('dialog', { name: data.headline })

it('opens once its delay is over', () => {
  show()
  wait(2999)
  expect(findPopup()).toBeNull()
  wait(1)
  expect(findPopup()).toBeVisible()
})

it('waits until the shopper has answered the cookie question', () => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  show()
  wait(10_000)
  expect(findPopup()).toBeNull()
  saveConsents(ONLY_REQUIRED)
  wait(1000)
  expect(findPopup()).toBeVisible()
})

it('opens by its anchor at once, also after it was closed', () => {
  Cookies.set(COOKIE, 'true')
  show('/#popupContent')
  expect(findPopup()).toBeVisible()
})

it.each<[string, string, Attributes]>([
  ['while the address has another anchor', '/#contact', {}],
  ['without a delay', '/', { openDelay: undefined }],
  ['after a delay that is not all digits', '/', { openDelay: '3s' }],
  ['after a delay below zero', '/', { openDelay: -1 }],
  ['after a delay that no timer can wait', '/', { openDelay: '99999999999' }]
])('does not open by itself %s', (_when, path, change) => {
  show(path, change)
  wait(10_000)
  expect(findPopup()).toBeNull()
})

it.each<[string, () => void]>([
  ['in edit mode', () => (document.head.innerHTML = `<meta name="${EDIT_MODE_META}" content="x">`)],
  ['when the appMode cookie is 1', () => Cookies.set('appMode', '1')]
])('stays away %s, with and without its anchor', (_where, prepare) => {
  prepare()
  const history = show()
  wait(10_000)
  act(() => history.push('/#popupContent'))
  expect(findPopup()).toBeNull()
})

it.each<[string, (popup: HTMLElement) => void]>([
  ['Escape', popup => fireEvent(popup, createEvent('cancel', popup, { cancelable: true }))],
  ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['its own button', () => fireEvent.click(screen.getByRole('link', { name: data.buttonTitle }))]
])('closes with %s and does not come back by itself', (_how, close) => {
  show()
  wait(3000)
  close(screen.getByRole('dialog'))
  expect(findPopup()).toBeNull()
  expect(Cookies.get(COOKIE)).toBe('true')
})

it('remembers for a year that it was closed', () => {
  const set = jest.spyOn(Cookies, 'set')
  show()
  wait(3000)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(set).toHaveBeenCalledWith(COOKIE, 'true', expect.objectContaining({ expires: 365 }))
})

it('follows its link inside the shop', () => {
  const history = show()
  wait(3000)
  fireEvent.click(screen.getByRole('link', { name: data.buttonTitle }))
  expect(history.location.pathname).toBe('/en/shop/gift-cards')
})

it('waits its turn while another dialog is open', () => {
  const other = document.createElement('dialog')
  other.setAttribute('open', '')
  document.body.append(other)
  show()
  wait(5000)
  expect(findPopup()).toBeNull()
  other.remove()
  wait(1000)
  expect(findPopup()).toBeVisible()
})
