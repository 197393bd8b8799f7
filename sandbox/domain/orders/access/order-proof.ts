import type { Order } from '../order'

/** Proofs of a guest without a session. */
export interface OrderProof {
  email?: string
  postalCode?: string
  phone?: string
  /** The order's token, e.g. out of a link in a mail, or an access code. */
  orderViewCode?: string
}

const fold = (text: string): string => text.replace(/\s/g, '').toLowerCase()

/** Whether an optional proof matches, ignoring case and spaces. */
export const isSame = (given: string | undefined, known: string | undefined): boolean =>
  given === undefined || (known !== undefined && fold(given) === fold(known))

/** Whether everything that is given about the bill is right. */
export const matchesOrder = ({ basket: { email, billingAddress } }: Order, proof: OrderProof): boolean =>
  isSame(proof.email, email) &&
  isSame(proof.postalCode, billingAddress?.postalCode) &&
  isSame(proof.phone, billingAddress?.phone)
