import Cookies from 'js-cookie'
import { writeCookie } from '../../browser/cookies'

const NAME = 'newsletter'

/** Whether the shopper has closed or submitted the newsletter's popup or banner within a year. */
export const hasNewsletterCookie = (): boolean => Cookies.get(NAME) !== undefined

export const isSubscribedHere = (): boolean => Cookies.get(NAME) === 'true'

/** True after a sign-up, false after closing (requirement 11.1). */
export const saveNewsletterCookie = (subscribed: boolean): void => writeCookie(NAME, String(subscribed))
