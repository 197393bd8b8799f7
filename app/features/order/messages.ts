import { defineMessages } from '../../intl/intl'

export const orderMessages = defineMessages({
  quantity: { id: 'order.quantity', defaultMessage: 'Quantity {count}' },
  delivery: { id: 'order.delivery', defaultMessage: 'Delivery' },
  deliveryOf: { id: 'order.deliveryOf', defaultMessage: 'Delivery {number} of {count}' },
  giftMessage: { id: 'order.giftMessage', defaultMessage: 'Gift message: {text}' },
  shippingAddress: { id: 'order.shippingAddress', defaultMessage: 'Shipping address' },
  billingAddress: { id: 'order.billingAddress', defaultMessage: 'Billing address' },
  payment: { id: 'order.payment', defaultMessage: 'Payment' },
  products: { id: 'order.products', defaultMessage: 'What you ordered' }
})
