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
      'The connection was lost while you were ordering. We are checking whether we received your order; this takes up to {minutes, plural, one {# minute} other {# minutes}}. Please keep this page open and do not order again.'
  },
  notPlaced: {
    id: 'checkoutPage.notPlaced',
    defaultMessage:
      'We did not receive your order. Nothing was ordered; your cart is unchanged. Please try again.'
  },
  notFound: { id: 'checkoutPage.notFound', defaultMessage: 'We have not received your order yet' },
  notFoundText: {
    id: 'checkoutPage.notFoundText',
    defaultMessage:
      'Your cart is unchanged. You can order again: this cart becomes one order only, even if the first attempt still reaches us.'
  },
  unknown: {
    id: 'checkoutPage.unknown',
    defaultMessage: 'We do not yet know whether we have received your order'
  },
  unknownText: {
    id: 'checkoutPage.unknownText',
    defaultMessage:
      'Please do not order again. If we have received your order, you will get a confirmation by email. You can also look for it here once more, or ask our <service>customer service</service>.'
  },
  lookAgain: { id: 'checkoutPage.lookAgain', defaultMessage: 'Look for the order again' },
  earlierPlaced: {
    id: 'checkoutPage.earlierPlaced',
    defaultMessage: 'We have received your earlier order {orderNo}'
  },
  earlierUnknown: {
    id: 'checkoutPage.earlierUnknown',
    defaultMessage: 'We do not yet know whether we have received your earlier order'
  },
  earlierUnknownText: {
    id: 'checkoutPage.earlierUnknownText',
    defaultMessage: 'If we have, you will get a confirmation by email.'
  },
  earlierText: {
    id: 'checkoutPage.earlierText',
    defaultMessage: 'What is in your cart now would be another order.'
  },
  foundPlaced: { id: 'cartPage.orderPlaced', defaultMessage: 'We have received your order {orderNo}' },
  foundPlacedText: {
    id: 'cartPage.orderPlacedText',
    defaultMessage:
      'The page was closed before it could tell you. Your cart is now empty. <link>View the order</link>'
  },
  basketGone: {
    id: 'checkoutPage.basketGone',
    defaultMessage:
      'This cart is no longer there: it was changed, has expired, or was ordered elsewhere, perhaps in another tab. Nothing was ordered from this page.'
  },
  changed: { id: 'checkoutPage.changed', defaultMessage: 'Your cart has changed in the meantime.' },
  changedTotal: {
    id: 'checkoutPage.changedTotal',
    defaultMessage: 'Your cart has changed in the meantime: the total was {before} and is now {now}.'
  },
  changedLine: {
    id: 'checkoutPage.changedLine',
    defaultMessage: '{name}: {now} instead of {before}.'
  },
  changedGone: { id: 'checkoutPage.changedGone', defaultMessage: '{name} is no longer in it.' },
  changedPlace: {
    id: 'checkoutPage.changedPlace',
    defaultMessage:
      '{place, select, collected {{name} is now collected in another place.} delivered {{name} is now sent to you.} other {{name} now goes to another address.}}'
  },
  changedWrap: {
    id: 'checkoutPage.changedWrap',
    defaultMessage: 'The gift wrap or card of {name} has changed.'
  },
  changedAddress: {
    id: 'checkoutPage.changedAddress',
    defaultMessage: 'An address or a gift message has changed.'
  },
  addressDropped: {
    id: 'checkoutPage.addressDropped',
    defaultMessage: 'Nothing is sent to “{address}” any more.'
  },
  changedCheck: {
    id: 'checkoutPage.changedCheck',
    defaultMessage: 'Please check your order before you place it.'
  },
  addressGone: {
    id: 'checkoutPage.addressGone',
    defaultMessage: 'The address “{address}” is no longer in your address book.'
  },
  changedAdded: {
    id: 'checkoutPage.changedAdded',
    defaultMessage: 'Added in the meantime: {quantity} × {name} for {price}.'
  },
  changedGiftCards: {
    id: 'checkoutPage.changedGiftCards',
    defaultMessage:
      'Your gift cards paid {before} and now pay {now}; {due} are left to pay instead of {dueBefore}.'
  },
  changedNext: {
    id: 'checkoutPage.changedNext',
    defaultMessage: 'Nothing was ordered. Please check your order, and place it if you agree.'
  },
  giftCardFailed: {
    id: 'checkoutPage.giftCardFailed',
    defaultMessage: 'Your gift card could not be charged: its balance may no longer be enough.'
  },
  giftCardRefused: {
    id: 'checkoutPage.giftCardRefused',
    defaultMessage: 'It was removed from your order. Please choose again how to pay.'
  },
  invalidPayment: {
    id: 'checkoutPage.invalidPayment',
    defaultMessage: 'Your payment was not accepted. Please choose again how to pay.'
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
    defaultMessage: 'The shipping costs are missing. Please reload the page.'
  },
  InvalidPostalCode: {
    id: 'checkout.flash.postalCode',
    defaultMessage:
      'The postal code does not match the country of the shipping address. Please change the address.'
  },
  CustomerEmailRequired: {
    id: 'checkout.flash.email',
    defaultMessage: 'No email address was specified.'
  }
})
