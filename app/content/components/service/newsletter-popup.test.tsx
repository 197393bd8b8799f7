import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import Cookies from 'js-cookie'
import { Router } from '../../../entry/kit-adapter/router'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { withProviders } from '../../../../tests/factories/with-providers'
import { fakePageTimers, waitInRealTime } from '../../../../tests/factories/real-time'
import { ONLY_REQUIRED, saveConsents } from '../../../visit/consent/consent'
import { NewsletterPopup, readNewsletterPopup } from './newsletter-popup'

const sandbox = serveSandbox()

beforeEach(() => {
  fakePageTimers()
  saveConsents(ONLY_REQUIRED)
})
afterEach(() => {
  jest.useRealTimers()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

function show(path = '/') {
  const attributes = readNewsletterPopup({ headline: 'Mail from us', openDelay: 3000 })
  if (!attributes) throw new Error('the popup has nothing to show')
  const component = { id: 'popup-1', typeId: 'newsletterPopup', data: {}, regions: [] }
  render(
    withProviders(
      <Router history={createMemoryHistory({ initialEntries: [path] })}>
        <NewsletterPopup attributes={attributes} component={component} first={false} />
      </Router>,
      { platform: sandbox.openPlatform() }
    )
  )
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const findPopup = () => screen.queryByRole('dialog', { name: 'Mail from us' })

it('opens after its delay, and remembers for a year that it was closed', () => {
  const set = jest.spyOn(Cookies, 'set')
  show()
  wait(2999)
  expect(findPopup()).toBeNull()
  wait(1)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(findPopup()).toBeNull()
  expect(set).toHaveBeenCalledWith('newsletter', 'false', expect.objectContaining({ expires: 365 }))
})

it.each(['true', 'false'])('does not open by itself once it was answered with %s', answer => {
  Cookies.set('newsletter', answer)
  show()
  wait(10_000)
  expect(findPopup()).toBeNull()
})

it('opens at #newsletter at once, also after an answer', async () => {
  Cookies.set('newsletter', 'false')
  show('/#newsletter')
  expect(findPopup()).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(1))
})

it('thanks for a sign-up, and remembers it also when the popup is closed afterwards', async () => {
  show('/#newsletter')
  await act(() => jest.advanceTimersByTimeAsync(1))
  fireEvent.change(screen.getByRole('textbox', { name: /^Email address/ }), {
    target: { value: 'tea@example.com' }
  })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  await waitInRealTime(() => expect(screen.getByText(/^Thank you for your registration/)).toBeVisible())
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(Cookies.get('newsletter')).toBe('true')
})
