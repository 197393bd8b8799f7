import { defineMessages } from '../../../intl/intl'

export const placeOrderMessages = defineMessages({
  placeOrder: { id: 'checkout.placeOrder', defaultMessage: 'Buy now' },
  toPay: { id: 'checkout.toPay', defaultMessage: 'To pay, including VAT and delivery: {amount}' },
  placing: { id: 'checkout.placing', defaultMessage: 'Your order is being placed' },
  legal: {
    id: 'checkout.legal',
    defaultMessage:
      'By ordering you accept our <conditions>terms and conditions</conditions>. You have a <withdrawal>right of withdrawal</withdrawal>. Our <privacy>privacy policy</privacy> says how we handle your data.'
  },
  resuming: { id: 'checkoutPage.resuming', defaultMessage: 'We are looking for your order' },
  resumingText: {
    id: 'checkoutPage.resumingText',
    defaultMessage:
      'The connection was lost while you were ordering. We are checking whether we received your order; this takes up to a minute. Please keep this page open and do not order again.'
  },
  notPlaced: {
    id: 'checkoutPage.notPlaced',
    defaultMessage:
      'Your order did not reach us. Nothing was ordered; your cart is unchanged. Please try again.'
  },
  notFound: { id: 'checkoutPage.notFound', defaultMessage: 'We have not received your order so far' },
  notFoundText: {
    id: 'checkoutPage.notFoundText',
    defaultMessage:
      'Your cart is unchanged. You can order again: this cart becomes one order only, even if the first try still arrives.'
  },
  unknown: {
    id: 'checkoutPage.unknown',
    defaultMessage: 'We do not know yet whether we received your order'
  },
  unknownText: {
    id: 'checkoutPage.unknownText',
    defaultMessage:
      'Please do not order again. If we received your order, you will get a confirmation by email. You can also look for it here once more, or ask our <service>customer service</service>.'
  },
  lookAgain: { id: 'checkoutPage.lookAgain', defaultMessage: 'Look for the order again' },
  earlierPlaced: {
    id: 'checkoutPage.earlierPlaced',
    defaultMessage: 'We have received your earlier order {orderNo}'
  },
  earlierUnknown: {
    id: 'checkoutPage.earlierUnknown',
    defaultMessage: 'We do not know yet whether we received your earlier order'
  },
  earlierUnknownText: {
    id: 'checkoutPage.earlierUnknownText',
    defaultMessage: 'If we did, you will get a confirmation by email.'
  },
  earlierText: {
    id: 'checkoutPage.earlierText',
    defaultMessage: 'What is in your cart now would be one more order.'
  },
  foundPlaced: { id: 'cartPage.orderPlaced', defaultMessage: 'We have received your order {orderNo}' },
  foundPlacedText: {
    id: 'cartPage.orderPlacedText',
    defaultMessage:
      'You had closed the page before it could tell you. Your cart is empty now. <link>To the order</link>'
  },
  basketGone: {
    id: 'checkoutPage.basketGone',
    defaultMessage:
      'This cart is no longer there: it was changed, has expired, or was ordered in another place. Nothing was ordered from this page.'
  },
  changed: { id: 'checkoutPage.changed', defaultMessage: 'Your cart has changed in the meantime.' },
  changedTotal: {
    id: 'checkoutPage.changedTotal',
    defaultMessage: 'Your cart has changed in the meantime: the total was {before} and is {now} now.'
  },
  changedLine: {
    id: 'checkoutPage.changedLine',
    defaultMessage: '{name}: {before} became {now}.'
  },
  changedGone: { id: 'checkoutPage.changedGone', defaultMessage: '{name} is not in it any more.' },
  changedPlace: {
    id: 'checkoutPage.changedPlace',
    defaultMessage:
      '{place, select, collected {{name} is now collected in another place.} delivered {{name} is now sent to you.} other {{name} now goes to another address.}}'
  },
  changedAdded: {
    id: 'checkoutPage.changedAdded',
    defaultMessage: '{quantity} × {name} has come on top for {price}.'
  },
  changedGiftCards: {
    id: 'checkoutPage.changedGiftCards',
    defaultMessage:
      'Your gift cards paid {before} and pay {now} now; {due} are left to pay instead of {dueBefore}.'
  },
  changedNext: {
    id: 'checkoutPage.changedNext',
    defaultMessage: 'Nothing was ordered. Please look at it again, and order if you agree.'
  },
  giftCardFailed: {
    id: 'checkoutPage.giftCardFailed',
    defaultMessage: 'Your gift card could not be charged: there may not be enough left on it any more.'
  },
  giftCardRefused: {
    id: 'checkoutPage.giftCardRefused',
    defaultMessage: 'It was removed from your order. Please choose how to pay once more.'
  },
  invalidPayment: {
    id: 'checkoutPage.invalidPayment',
    defaultMessage: 'Your payment was not accepted. Please choose how to pay once more.'
  },
  PaymentMethodRequired: {
    id: 'checkout.flash.payment',
    defaultMessage: 'No payment method ID was specified.'
  },
  BillingAddressRequired: {
    id: 'checkout.flash.billing',
    defaultMessage: 'No billing address was specified.'
  },
  OrderTotalNotSet: {
    id: 'checkout.flash.total',
    defaultMessage: 'Order total missing, calculation failed.'
  },
  ShippingAddressRequired: {
    id: 'checkout.flash.address',
    defaultMessage: 'No shipping address was specified.'
  },
  ShippingMethodRequired: {
    id: 'checkout.flash.method',
    defaultMessage: 'No shipping method ID was specified.'
  },
  ShippingItemAdjustedPriceNotSet: {
    id: 'checkout.flash.shippingPrice',
    defaultMessage: 'The price of shipping is missing.'
  },
  InvalidPostalCode: {
    id: 'checkout.flash.postalCode',
    defaultMessage: 'The postal code does not fit the country of the shipping address.'
  },
  CustomerEmailRequired: {
    id: 'checkout.flash.email',
    defaultMessage: 'No email address was specified.'
  }
})
