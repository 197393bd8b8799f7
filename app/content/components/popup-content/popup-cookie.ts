import Cookies from 'js-cookie'

/** One year (requirement 2.9). */
const DAYS = 365

/** Each popup has its own cookie, so that another campaign can have its own popup. */
const nameCookie = (id: string) => `popupContent-${id.replace(/[^\w-]+/g, '_')}`

/** Whether this popup has been closed or followed within a year. */
export const isPopupSeen = (id: string): boolean => Cookies.get(nameCookie(id)) !== undefined

export function savePopupSeen(id: string): void {
  Cookies.set(nameCookie(id), 'true', {
    expires: DAYS,
    sameSite: 'lax',
    secure: window.location.protocol === 'https:'
  })
}
