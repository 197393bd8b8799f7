import { act, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { renderToString } from 'react-dom/server'
import {
  ALL_CONSENTS,
  CHANGED_CONSENTS,
  configureConsents,
  hasDecided,
  holdConsents,
  onConsentChange,
  ONLY_REQUIRED,
  readConsents,
  saveConsents,
  type Consents
} from './consent'
import { useConsent } from './use-consent'

const NAMES = [
  'tea_RequiredAllowed',
  'tea_FuncionalAllowed',
  'tea_PerformanceAllowed',
  'tea_MarketingAllowed'
]

beforeEach(() => {
  configureConsents({ prefix: 'tea_', services: [] })
  forget()
})

/** Saving a choice clears what an earlier test held in memory only. */
function forget() {
  saveConsents(ONLY_REQUIRED)
  for (const name of NAMES) Cookies.remove(name)
}

/** Another tab has saved a choice; this one becomes visible again. */
function chooseElsewhere(name: string, value: string) {
  Cookies.set(name, value)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('allows only the required category before an answer', () => {
  expect(hasDecided()).toBe(false)
  expect(readConsents()).toEqual(ONLY_REQUIRED)
})

it('writes one cookie a category, with the configured prefix and the names of requirement 12.1', () => {
  saveConsents({ required: true, functional: true, performance: false, marketing: true })
  expect(NAMES.map(name => Cookies.get(name))).toEqual(['true', 'true', 'false', 'true'])
  expect(hasDecided()).toBe(true)
  expect(readConsents()).toEqual({ required: true, functional: true, performance: false, marketing: true })
})

it('keeps the choice for 365 days, for this site only', () => {
  const set = jest.spyOn(Cookies, 'set')
  saveConsents(ONLY_REQUIRED)
  expect(set.mock.calls.map(([, , options]) => options)).toEqual(
    NAMES.map(() => ({ expires: 365, sameSite: 'strict', secure: false }))
  )
})

it('never switches off the required category', () => {
  saveConsents({ required: false, functional: false, performance: false, marketing: false })
  expect(readConsents()).toEqual(ONLY_REQUIRED)
  expect(hasDecided()).toBe(true)
})

it.each(['', 'TRUE', '1', '{}'])('takes %j in a cookie for a no', value => {
  saveConsents(ALL_CONSENTS)
  Cookies.set('tea_MarketingAllowed', value)
  expect(readConsents().marketing).toBe(false)
})

it('asks again when the choice has gone from the browser, and allows nothing until then', () => {
  saveConsents(ALL_CONSENTS)
  Cookies.remove('tea_RequiredAllowed')
  expect(hasDecided()).toBe(false)
  expect(readConsents()).toEqual(ONLY_REQUIRED)
})

it('holds a choice for the page where the browser keeps no cookies', () => {
  jest.spyOn(Cookies, 'set').mockReturnValue(undefined)
  saveConsents(ALL_CONSENTS)
  expect(hasDecided()).toBe(true)
  expect(readConsents()).toEqual(ALL_CONSENTS)
})

it('holds a choice that the shopper did not make without writing a cookie', () => {
  holdConsents(ALL_CONSENTS)
  expect(readConsents()).toEqual(ALL_CONSENTS)
  expect(NAMES.map(name => Cookies.get(name))).toEqual(NAMES.map(() => undefined))
})

it('fires changed-consents on the window with the choice', () => {
  const received: Consents[] = []
  const listener = (event: Event) => received.push((event as CustomEvent<Consents>).detail)
  window.addEventListener(CHANGED_CONSENTS, listener)
  saveConsents({ ...ONLY_REQUIRED, marketing: true })
  window.removeEventListener(CHANGED_CONSENTS, listener)
  expect(received).toEqual([{ ...ONLY_REQUIRED, marketing: true }])
})

it('notifies a listener of changes only, and no longer after it has unsubscribed', () => {
  const listener = jest.fn()
  const stop = onConsentChange(listener)
  saveConsents(ONLY_REQUIRED)
  saveConsents(ALL_CONSENTS)
  saveConsents(ALL_CONSENTS)
  stop()
  saveConsents(ONLY_REQUIRED)
  expect(listener.mock.calls).toEqual([[ONLY_REQUIRED], [ALL_CONSENTS]])
})

it('notices a withdrawal in another tab when this one becomes visible again', () => {
  saveConsents(ALL_CONSENTS)
  const listener = jest.fn()
  const stop = onConsentChange(listener)
  chooseElsewhere('tea_MarketingAllowed', 'false')
  stop()
  expect(listener.mock.calls).toEqual([[{ ...ALL_CONSENTS, marketing: false }]])
})

function Asked() {
  return <p>{useConsent('functional') ? 'allowed' : 'not allowed'}</p>
}

it('renders as not allowed on the server, whatever the browser holds', () => {
  saveConsents(ALL_CONSENTS)
  expect(renderToString(<Asked />)).toContain('not allowed')
})

it('renders again when a consent is given or withdrawn', () => {
  render(<Asked />)
  expect(screen.getByText('not allowed')).toBeInTheDocument()
  act(() => saveConsents(ALL_CONSENTS))
  expect(screen.getByText('allowed')).toBeInTheDocument()
  act(() => saveConsents(ONLY_REQUIRED))
  expect(screen.getByText('not allowed')).toBeInTheDocument()
})
