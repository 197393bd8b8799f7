import type { Newcomer } from '../../../platform/session/newcomer'
import type { GuestOrder } from '../model/guest-order'

/** Whom an order was for. */
export const readNewcomer = ({ billingAddress }: GuestOrder): Newcomer => ({
  firstName: billingAddress?.firstName || undefined,
  lastName: billingAddress?.lastName || undefined
})
