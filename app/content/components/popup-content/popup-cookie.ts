import Cookies from 'js-cookie'
import { writeCookie } from '../../../browser/cookies'

/** Each popup has its own cookie, so that another campaign can have its own popup. */
const nameCookie = (id: string) => `popupContent-${id.replace(/[^\w-]+/g, '_')}`

/** Whether this popup has been closed or followed within a year. */
export const isPopupSeen = (id: string): boolean => Cookies.get(nameCookie(id)) !== undefined

export const savePopupSeen = (id: string): void => writeCookie(nameCookie(id), 'true')
