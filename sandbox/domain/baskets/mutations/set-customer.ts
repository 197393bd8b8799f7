import { isEmailAddress } from '../../customers/email-address'
import { invalidField } from '../../checkout-error'
import type { Mutation } from './mutation'

/** Sets the e-mail address for the order's confirmation; throws for an invalid one (requirement 3.3). */
export const setCustomer =
  ({ email }: { email: string }): Mutation =>
  basket => {
    const trimmed = email.trim()
    if (!isEmailAddress(trimmed)) throw invalidField('email', 'not an e-mail address')
    return { ...basket, email: trimmed }
  }
