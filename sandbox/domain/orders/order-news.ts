/** What somebody who has ordered gets a mail about. */
export type OrderNews = 'order-confirmation' | 'link-pay' | 'shipping' | 'cancellation' | 'return'
