/** The events with a mail to the buyer. */
export type OrderEvent =
  | 'order-confirmation'
  | 'link-pay'
  | 'shipping'
  /** Some of several parcels are on their way. */
  | 'part-shipping'
  | 'cancellation'
  | 'part-cancellation'
  | 'return-announced'
  | 'return'
  | 'refund'
  | 'pick-up-ready'
  /** The rest of the order is sent. */
  | 'part-pick-up-ready'
