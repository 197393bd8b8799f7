import { defineMessages } from '../../intl/intl'

export const orderMessages = defineMessages({
  quantity: { id: 'order.quantity', defaultMessage: 'Quantity {count}' },
  delivery: { id: 'order.delivery', defaultMessage: 'Delivery' },
  shippingAddress: { id: 'order.shippingAddress', defaultMessage: 'Shipping address' },
  billingAddress: { id: 'order.billingAddress', defaultMessage: 'Billing address' },
  payment: { id: 'order.payment', defaultMessage: 'Payment' },
  invoice: { id: 'order.invoice', defaultMessage: 'Invoice, payable after the goods have arrived' },
  giftCard: { id: 'order.giftCard', defaultMessage: 'Gift card' },
  card: { id: 'order.card', defaultMessage: 'Credit card' },
  cardOf: { id: 'order.cardOf', defaultMessage: '{type} ending in {lastDigits}' },
  paypal: { id: 'order.paypal', defaultMessage: 'PayPal' },
  directDebit: { id: 'order.directDebit', defaultMessage: 'Direct debit' },
  linkPay: { id: 'order.linkPay', defaultMessage: 'By the link in our e-mail' },
  noPay: { id: 'order.noPay', defaultMessage: 'No payment needed' },
  products: { id: 'order.products', defaultMessage: 'What you ordered' }
})
