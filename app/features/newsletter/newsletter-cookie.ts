import Cookies from 'js-cookie'

/** One year (requirement 2.9). */
const DAYS = 365
const NAME = 'newsletter'

/** Whether the shopper has closed or submitted the newsletter's popup or banner within a year. */
export const hasNewsletterCookie = (): boolean => Cookies.get(NAME) !== undefined

export const isSubscribedHere = (): boolean => Cookies.get(NAME) === 'true'

/** True after a sign-up, false after closing (requirement 2.4). */
export function saveNewsletterCookie(subscribed: boolean): void {
  Cookies.set(NAME, String(subscribed), {
    expires: DAYS,
    sameSite: 'lax',
    secure: window.location.protocol === 'https:'
  })
}
