export type Placement = 'product' | 'cart'

/** The part of the provider's script that the shop uses: https://developer.paypal.com/docs/checkout/pay-later */
type Messages = (options: {
  amount: number
  currency: 'EUR'
  placement: Placement
  style: { layout: 'text' }
}) => { render: (into: HTMLElement) => Promise<void> }

/** The script's global; undefined when it is not there. */
export const findMessages = (): Messages | undefined =>
  (window as { paypal?: { Messages?: Messages } }).paypal?.Messages
