import type { Order } from './order'
import { isTokenOf } from './order-token'

/** What a guest who has lost the session knows of the order. */
export interface OrderProof {
  email?: string
  postalCode?: string
  phone?: string
  /** The order's token, e.g. out of a link in a mail. */
  orderViewCode?: string
}

const fold = (text: string): string => text.replace(/\s/g, '').toLowerCase()

const isSame = (given: string | undefined, known: string | undefined): boolean =>
  given === undefined || (known !== undefined && fold(given) === fold(known))

/**
 * Whether somebody may see a guest's order: by its token, or by e-mail address and postal code of the
 * bill together. Whatever else is given has to be right as well. Orders of registered customers are
 * shown to them alone.
 */
export function isProofOf(order: Order, proof: OrderProof): boolean {
  if (order.registered) return false
  const { email, billingAddress } = order.basket
  const knowsToken = proof.orderViewCode !== undefined && isTokenOf(order, proof.orderViewCode)
  const knowsBill = proof.email !== undefined && proof.postalCode !== undefined
  return (
    (knowsToken || (knowsBill && proof.orderViewCode === undefined)) &&
    isSame(proof.email, email) &&
    isSame(proof.postalCode, billingAddress?.postalCode) &&
    isSame(proof.phone, billingAddress?.phone)
  )
}
