export type ShopperContextFaultName =
  'shopper-context-not-found' | 'shopper-session-not-found' | 'too-many-qualifiers'

/** Why a shopper context is refused. */
export class ShopperContextFault extends Error {
  constructor(
    readonly fault: ShopperContextFaultName,
    message: string
  ) {
    super(message)
    this.name = 'ShopperContextFault'
  }
}
