import Cookies from 'js-cookie'
import { hasNewsletterCookie, isSubscribedHere, saveNewsletterCookie } from './newsletter-cookie'

afterEach(() => Cookies.remove('newsletter'))

it.each([
  ['sign-up', true],
  ['closing', false]
])('keeps a %s for a year', (_what, subscribed) => {
  const set = jest.spyOn(Cookies, 'set')
  saveNewsletterCookie(subscribed)
  expect(set.mock.calls).toEqual([
    ['newsletter', String(subscribed), { expires: 365, sameSite: 'lax', secure: false }]
  ])
  expect([hasNewsletterCookie(), isSubscribedHere()]).toEqual([true, subscribed])
})

it('has no answer before the visitor’s first one', () => {
  expect([hasNewsletterCookie(), isSubscribedHere()]).toEqual([false, false])
})
