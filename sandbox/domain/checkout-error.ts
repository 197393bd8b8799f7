import type { Localized } from '../texts/localized-text'

export type CheckoutErrorKind = 'invalid' | 'not-found' | 'conflict' | 'unavailable'

/** The part of an error for shoppers: an alert shows the message and the lower-cased code (requirement 6.1). */
interface ShopperMessage {
  statusCode: string
  statusMessage: Localized
}

/**
 * A rule of basket or order that was not kept. The protocols turn it into a problem:
 * `type` is the last part of the problem's type address, `members` become extra members.
 */
export class CheckoutError extends Error {
  constructor(
    readonly kind: CheckoutErrorKind,
    readonly type: string,
    readonly title: string,
    readonly detail: string,
    readonly members: Record<string, unknown> = {},
    readonly shopperMessage?: ShopperMessage
  ) {
    super(`${type}: ${detail}`)
    this.name = 'CheckoutError'
  }
}

/** A basket that is missing, another shopper's or another site's: the three must look alike. */
export const basketNotFound = (basketId: string): CheckoutError =>
  new CheckoutError(
    'not-found',
    'basket-not-found',
    'Basket Not Found',
    `The basket with ID '${basketId}' is unknown.`,
    {
      basketId
    }
  )

/** A member of the input with a value that cannot be taken; `field` is its path in the body. */
export const invalidField = (field: string, detail: string): CheckoutError =>
  new CheckoutError('invalid', 'invalid-field', 'Invalid Field', `${field}: ${detail}`, { field })
