import Cookies from 'js-cookie'
import {
  ALL_CONSENTS,
  hasDecided,
  ONLY_REQUIRED,
  readConsents,
  saveConsents
} from '../../visit/consent/consent'
import { EDIT_MODE_META } from '../../visit/edit-mode'
import { startConsents } from './start-consents'

const settings = {
  prefix: 'tea_',
  services: [{ id: 'ads', category: 'marketing' as const, names: ['ads'] }]
}
const doNotTrack = () => [Cookies.get('dw_dnt'), Cookies.get('__cq_dnt')]

function forgetEverything() {
  // Saving a choice clears what an earlier test held in memory only.
  saveConsents(ONLY_REQUIRED)
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
}

beforeEach(() => {
  startConsents(settings)
  forgetEverything()
})
afterEach(() => {
  jest.useRealTimers()
  document.head.innerHTML = ''
})

it('keeps a visitor who has not chosen from being tracked', () => {
  startConsents(settings)
  expect(doNotTrack()).toEqual(['1', '1'])
  expect(hasDecided()).toBe(false)
})

it('lets the platform track a shopper who agrees to marketing, until the consent is withdrawn', () => {
  saveConsents({ ...ONLY_REQUIRED, marketing: true })
  expect(doNotTrack()).toEqual(['0', '0'])
  saveConsents({ ...ALL_CONSENTS, marketing: false })
  expect(doNotTrack()).toEqual(['1', '1'])
})

it.each([
  ['accept-all', ALL_CONSENTS, '0'],
  ['reject-all', ONLY_REQUIRED, '1'],
  ['{"functional":true}', { ...ONLY_REQUIRED, functional: true }, '1']
])('takes %s of the native app for the choice', (preset, expected, dnt) => {
  Cookies.set('cookieHandler', preset)
  startConsents(settings)
  expect(hasDecided()).toBe(true)
  expect(readConsents()).toEqual(expected)
  expect(doNotTrack()).toEqual([dnt, dnt])
})

it('applies the preset of the native app once, so that the shopper may choose otherwise', () => {
  Cookies.set('cookieHandler', 'accept-all')
  startConsents(settings)
  saveConsents(ONLY_REQUIRED)
  startConsents(settings)
  expect(readConsents()).toEqual(ONLY_REQUIRED)
})

it('removes the stored data of a category that the native app refuses', async () => {
  Cookies.set('ads', 'x')
  Cookies.set('cookieHandler', 'reject-all')
  startConsents(settings)
  await import('../../visit/consent/forget-refused')
  expect(Cookies.get('ads')).toBeUndefined()
})

it('asks the shopper when the native app says something unknown', () => {
  Cookies.set('cookieHandler', 'maybe')
  startConsents(settings)
  expect(hasDecided()).toBe(false)
})

it('accepts everything for an editor after 25 ms, and writes no consent', () => {
  jest.useFakeTimers()
  const mark = document.head.appendChild(document.createElement('meta'))
  mark.name = EDIT_MODE_META
  startConsents(settings)
  jest.advanceTimersByTime(24)
  expect(hasDecided()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(readConsents()).toEqual(ALL_CONSENTS)
  expect(Object.keys(Cookies.get()).filter(name => name.startsWith('tea_'))).toEqual([])
})
