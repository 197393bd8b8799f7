export type ShopperContextErrorName =
  'shopper-context-not-found' | 'shopper-session-not-found' | 'too-many-qualifiers'

/** Why a shopper context is refused. */
export class ShopperContextError extends Error {
  constructor(
    readonly reason: ShopperContextErrorName,
    message: string
  ) {
    super(message)
    this.name = 'ShopperContextError'
  }
}
