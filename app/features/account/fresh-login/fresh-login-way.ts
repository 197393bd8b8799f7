import type { LoginWay } from '../../../platform/session/session'

/** Props of a way to log in again: it draws its field or button and its own errors. */
export interface FreshLoginWayProps {
  /** The customer's login. */
  login: string
  /** Logs in and closes the dialog. @throws PlatformError */
  onEnter: (way: LoginWay) => Promise<void>
  /** The link of a mail has logged in already, in another tab. */
  onEnteredElsewhere?: () => void
}

/** A login of the customer who is logged in already; the shop's server refuses any other customer. */
export const ofSameCustomer = (way: LoginWay): LoginWay => ({
  ...way,
  body: { ...way.body, sameCustomer: true }
})
