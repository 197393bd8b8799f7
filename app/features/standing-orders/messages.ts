import { defineMessages } from '../../intl/intl'

export const standingMessages = defineMessages({
  intro: {
    id: 'standingOrder.intro',
    defaultMessage:
      'Your favorites arrive automatically, as often as you like. You pay for each delivery when it leaves, and can skip, pause, change or end it at any time.'
  },
  empty: { id: 'standingOrder.empty', defaultMessage: 'You do not have a subscription yet.' },
  place: { id: 'standingOrder.place', defaultMessage: 'Subscribe and pay' },
  create: { id: 'standingOrder.create', defaultMessage: 'Set up a subscription' },
  createTitle: { id: 'standingOrder.createTitle', defaultMessage: 'A new subscription' },
  created: { id: 'standingOrder.created', defaultMessage: 'Your subscription is set up.' },
  everyWeeks: {
    id: 'standingOrder.everyWeeks',
    defaultMessage: '{count, plural, one {Every week} other {Every # weeks}}'
  },
  active: { id: 'standingOrder.active', defaultMessage: 'Active' },
  suspended: { id: 'standingOrder.suspended', defaultMessage: 'Paused' },
  deliverySuspended: { id: 'standingOrder.deliverySuspended', defaultMessage: 'Paused' },
  next: { id: 'standingOrder.next', defaultMessage: 'Next delivery on {date}' },
  noNext: { id: 'standingOrder.noNext', defaultMessage: 'No delivery is planned.' },
  paused: { id: 'standingOrder.paused', defaultMessage: 'Nothing is delivered until you resume it.' },
  /** By name of `LeftOut`. */
  giftWrap: {
    id: 'standingOrder.giftWrap',
    defaultMessage: 'Items of a subscription come without gift wrap and without a greeting card.'
  },
  giftCards: {
    id: 'standingOrder.giftCards',
    defaultMessage: 'Gift cards cannot be part of a subscription.'
  },
  pickUp: {
    id: 'standingOrder.pickUp',
    defaultMessage: 'Subscriptions cannot be collected in a store: we deliver to your address.'
  },
  products: { id: 'standingOrder.products', defaultMessage: 'In each delivery' },
  quantityOf: { id: 'standingOrder.quantityOf', defaultMessage: 'Quantity of {name}' },
  decrease: { id: 'standingOrder.decrease', defaultMessage: 'Decrease quantity' },
  increase: { id: 'standingOrder.increase', defaultMessage: 'Increase quantity' },
  remove: { id: 'standingOrder.remove', defaultMessage: 'Remove' },
  removeOf: { id: 'standingOrder.removeOf', defaultMessage: 'Remove {name}' },
  gone: {
    id: 'standingOrder.gone',
    defaultMessage: 'Not available at the moment and not part of the delivery'
  },
  unknown: { id: 'standingOrder.unknown', defaultMessage: 'Product {id}' },
  total: { id: 'standingOrder.total', defaultMessage: 'Each delivery' },
  plusShipping: { id: 'standingOrder.plusShipping', defaultMessage: 'incl. VAT, plus shipping' },
  missing: {
    id: 'standingOrder.missing',
    defaultMessage:
      '{count, plural, one {A subscription needs at least {minimum} boxes of tea or sleeves of capsules: one more to go.} other {A subscription needs at least {minimum} boxes of tea or sleeves of capsules: # more to go.}}'
  },
  noProducts: {
    id: 'standingOrder.noProducts',
    defaultMessage: 'It is still empty. Search for what you like.'
  },
  find: { id: 'standingOrder.find', defaultMessage: 'Add a product' },
  findHint: { id: 'standingOrder.findHint', defaultMessage: 'Name of a tea, a capsule or an accessory' },
  suggestions: { id: 'standingOrder.suggestions', defaultMessage: 'From your orders and your wishlist' },
  found: {
    id: 'standingOrder.found',
    defaultMessage: '{count, plural, =0 {Nothing was found.} one {One product} other {# products}}'
  },
  add: { id: 'standingOrder.add', defaultMessage: 'Add' },
  addOf: { id: 'standingOrder.addOf', defaultMessage: 'Add {name}' },
  rhythm: { id: 'standingOrder.rhythm', defaultMessage: 'How often?' },
  start: { id: 'standingOrder.start', defaultMessage: 'First delivery leaves on' },
  nextDay: { id: 'standingOrder.nextDay', defaultMessage: 'Next delivery leaves on' },
  dayInvalid: {
    id: 'standingOrder.dayInvalid',
    defaultMessage: 'Please choose a day from {first} to {last}.'
  },
  delivery: { id: 'standingOrder.delivery', defaultMessage: 'Delivery' },
  shippingAddress: { id: 'standingOrder.shippingAddress', defaultMessage: 'Where shall we deliver?' },
  billingAddress: { id: 'standingOrder.billingAddress', defaultMessage: 'Billing address' },
  sameBilling: { id: 'standingOrder.sameBilling', defaultMessage: 'Use as billing address' },
  addressRequired: { id: 'standingOrder.addressRequired', defaultMessage: 'Please choose an address.' },
  noAddress: {
    id: 'standingOrder.noAddress',
    defaultMessage: 'You have no address in a country to which we deliver.'
  },
  newAddress: { id: 'standingOrder.newAddress', defaultMessage: 'Add an address' },
  shipping: { id: 'standingOrder.shipping', defaultMessage: 'How would you like it delivered?' },
  standard: { id: 'standingOrder.standard', defaultMessage: 'Standard delivery' },
  express: { id: 'standingOrder.express', defaultMessage: 'Express delivery' },
  payment: { id: 'standingOrder.payment', defaultMessage: 'Payment' },
  card: { id: 'standingOrder.card', defaultMessage: 'Credit card' },
  cardText: { id: 'standingOrder.cardText', defaultMessage: 'Charged when each delivery leaves' },
  invoice: { id: 'standingOrder.invoice', defaultMessage: 'Invoice' },
  invoiceText: { id: 'standingOrder.invoiceText', defaultMessage: 'Within {days} days of each delivery' },
  directDebit: { id: 'standingOrder.directDebit', defaultMessage: 'Direct debit' },
  directDebitText: {
    id: 'standingOrder.directDebitText',
    defaultMessage: 'From your account, for each delivery'
  },
  mandate: {
    id: 'standingOrder.mandate',
    defaultMessage:
      'By confirming I authorize {company} (creditor identifier {creditorId}) to send instructions to my bank to debit my account by SEPA direct debit for each delivery of this subscription, and my bank to debit my account in accordance with those instructions. I am entitled to a refund from my bank under the terms of my agreement with it; I must claim it within eight weeks of the date on which my account was debited. The mandate reference is sent to me separately.'
  },
  lostPayment: {
    id: 'standingOrder.lostPayment',
    defaultMessage: 'The saved card is no longer in your account. Please choose how to pay.'
  },
  review: { id: 'standingOrder.review', defaultMessage: 'Review and set up' },
  reviewText: {
    id: 'standingOrder.reviewText',
    defaultMessage:
      'We place the order for you on each of these days, at the prices of that day, until you pause or end it.'
  },
  deliveries: { id: 'standingOrder.deliveries', defaultMessage: 'Next deliveries' },
  day: { id: 'standingOrder.day', defaultMessage: 'Day' },
  status: { id: 'standingOrder.status', defaultMessage: 'Status' },
  action: { id: 'standingOrder.action', defaultMessage: 'Change' },
  comes: { id: 'standingOrder.comes', defaultMessage: 'Planned' },
  skipped: { id: 'standingOrder.skipped', defaultMessage: 'Skipped' },
  suspendDelivery: { id: 'standingOrder.suspendDelivery', defaultMessage: 'Skip' },
  suspendDeliveryOf: { id: 'standingOrder.suspendDeliveryOf', defaultMessage: 'Skip the delivery on {date}' },
  activateDelivery: { id: 'standingOrder.activateDelivery', defaultMessage: 'Deliver after all' },
  activateDeliveryOf: {
    id: 'standingOrder.activateDeliveryOf',
    defaultMessage: 'Deliver on {date} after all'
  },
  skipNext: { id: 'standingOrder.skipNext', defaultMessage: 'Skip next delivery' },
  suspend: { id: 'standingOrder.suspend', defaultMessage: 'Pause' },
  activate: { id: 'standingOrder.activate', defaultMessage: 'Resume' },
  end: { id: 'standingOrder.end', defaultMessage: 'End' },
  endTitle: { id: 'standingOrder.endTitle', defaultMessage: 'End this subscription?' },
  endText: {
    id: 'standingOrder.endText',
    defaultMessage: 'There will be no more deliveries. Orders that have already been placed stay as they are.'
  },
  endYes: { id: 'standingOrder.endYes', defaultMessage: 'End it' },
  endNo: { id: 'standingOrder.endNo', defaultMessage: 'Keep it' },
  ended: { id: 'standingOrder.ended', defaultMessage: 'The subscription has ended.' },
  change: { id: 'standingOrder.change', defaultMessage: 'Change' },
  save: { id: 'standingOrder.save', defaultMessage: 'Save' },
  cancel: { id: 'standingOrder.cancel', defaultMessage: 'Cancel' },
  continue: { id: 'standingOrder.continue', defaultMessage: 'Continue' },
  close: { id: 'standingOrder.close', defaultMessage: 'Close' },
  changed: { id: 'standingOrder.changed', defaultMessage: 'The change is saved.' },
  failed: {
    id: 'standingOrder.failed',
    defaultMessage: 'This could not be saved. Please try again.'
  },
  loadFailed: {
    id: 'standingOrder.loadFailed',
    defaultMessage: 'The products could not be loaded. Please try again.'
  },
  retry: { id: 'standingOrder.retry', defaultMessage: 'Try again' },
  paymentFailed: {
    id: 'standingOrder.paymentFailed',
    defaultMessage:
      'The payment for the delivery of {date} failed, so it was not sent. Please check the payment.'
  },
  choosePayment: { id: 'standingOrder.choosePayment', defaultMessage: 'Choose another payment method' },
  productGone: {
    id: 'standingOrder.productGone',
    defaultMessage: '{name} was not available on {date} and was not delivered.'
  },
  tooFew: {
    id: 'standingOrder.tooFew',
    defaultMessage: 'Fewer than {minimum} boxes or sleeves were left for {date}, so nothing was delivered.'
  },
  orderFailed: {
    id: 'standingOrder.orderFailed',
    defaultMessage: 'The delivery of {date} could not be ordered. Please check the products and the address.'
  },
  dismiss: { id: 'standingOrder.dismiss', defaultMessage: 'Hide this message' }
})
