/** The events with a mail to the buyer. */
export type OrderEvent =
  | 'order-confirmation'
  | 'link-pay'
  | 'shipping'
  | 'cancellation'
  | 'part-cancellation'
  | 'return-announced'
  | 'return'
  | 'refund'
  | 'pick-up-ready'
