import Cookies from 'js-cookie'
import { ALL_CONSENTS, configureConsents, saveConsents } from './consent'
import { forgetRefused } from './forget-refused'

const service = (category: 'required' | 'functional' | 'marketing', ...names: string[]) => ({
  id: category,
  category,
  names
})

beforeEach(() => {
  configureConsents({
    prefix: 'tea_',
    services: [
      service('required', 'session_*', 'tea_*'),
      service('functional', 'chat', 'session_chat'),
      service('marketing', 'ads', 'reco-*')
    ]
  })
  for (const name of ['session_a', 'session_chat', 'chat', 'ads', 'reco-1', 'own']) {
    Cookies.set(name, 'x')
    localStorage.setItem(name, 'x')
    sessionStorage.setItem(name, 'x')
  }
})

const KEPT = ['session_a', 'session_chat', 'chat', 'own']

it('removes cookies and storage of a withdrawn category, and nothing else', () => {
  saveConsents({ ...ALL_CONSENTS, marketing: false })
  forgetRefused()
  const cookies = Object.keys(Cookies.get()).filter(name => !name.startsWith('tea_'))
  expect(cookies.sort()).toEqual([...KEPT].sort())
  expect(Object.keys(localStorage).sort()).toEqual([...KEPT].sort())
  expect(Object.keys(sessionStorage).sort()).toEqual([...KEPT].sort())
})

it('removes nothing while everything is allowed', () => {
  saveConsents(ALL_CONSENTS)
  forgetRefused()
  expect(Cookies.get()).toMatchObject({ ads: 'x', chat: 'x', 'reco-1': 'x' })
})

it('leaves what an allowed service keeps under a refused name', () => {
  saveConsents({ ...ALL_CONSENTS, functional: false })
  forgetRefused()
  expect(Cookies.get('session_chat')).toBe('x')
  expect(Cookies.get('chat')).toBeUndefined()
})

it('removes cookies where the browser blocks its storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  saveConsents({ ...ALL_CONSENTS, marketing: false })
  forgetRefused()
  expect(Cookies.get('ads')).toBeUndefined()
})
