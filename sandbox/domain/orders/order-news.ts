/** The events with a mail to the buyer. */
export type OrderNews = 'order-confirmation' | 'link-pay' | 'shipping' | 'cancellation' | 'return'
