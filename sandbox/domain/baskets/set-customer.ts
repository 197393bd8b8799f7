import { invalidField } from './checkout-fault'
import type { Mutation } from './mutation'

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@(?:(?:[\p{L}\d-]+\.)+\p{L}{2,}|\[\d{1,3}(?:\.\d{1,3}){3}\])$/u
const MAX_EMAIL_LENGTH = 254

/** Puts the e-mail address on the basket that the order is confirmed to; throws for one that is none (spec 3 §5). */
export const setCustomer =
  ({ email }: { email: string }): Mutation =>
  basket => {
    const trimmed = email.trim()
    if (trimmed.length > MAX_EMAIL_LENGTH || !EMAIL.test(trimmed))
      throw invalidField('email', 'not an e-mail address')
    return { ...basket, email: trimmed }
  }
