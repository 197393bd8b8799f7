import { isEmailAddress } from '../../customers/email-address'
import { invalidField } from '../../checkout-error'
import type { Mutation } from './mutation'

/** Puts the e-mail address on the basket that the order is confirmed to; throws for one that is none (requirement 3.3). */
export const setCustomer =
  ({ email }: { email: string }): Mutation =>
  basket => {
    const trimmed = email.trim()
    if (!isEmailAddress(trimmed)) throw invalidField('email', 'not an e-mail address')
    return { ...basket, email: trimmed }
  }
