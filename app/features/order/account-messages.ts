import { defineMessages } from '../../intl/intl'

/** Messages of the account about orders. */
export const ordersMessages = defineMessages({
  none: { id: 'orders.none', defaultMessage: 'You have not ordered anything yet.' },
  noneText: {
    id: 'orders.noneText',
    defaultMessage: 'Everything you order while logged in appears here.'
  },
  toShop: { id: 'orders.toShop', defaultMessage: 'Go to the shop' },
  title: { id: 'orders.title', defaultMessage: 'Order {orderNo}' },
  placed: { id: 'orders.placed', defaultMessage: 'Ordered on {day}' },
  products: { id: 'orders.products', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  view: { id: 'orders.view', defaultMessage: 'View order<name> {orderNo}</name>' },
  pages: { id: 'orders.pages', defaultMessage: 'Pages of your orders' },
  page: { id: 'orders.page', defaultMessage: 'Page {page}' },
  previous: { id: 'orders.previous', defaultMessage: 'Newer orders' },
  next: { id: 'orders.next', defaultMessage: 'Older orders' },
  unknown: { id: 'orders.unknown', defaultMessage: 'We cannot find this order' },
  unknownText: {
    id: 'orders.unknownText',
    defaultMessage: 'It may belong to another account, or the number may be mistyped.'
  },
  toOrders: { id: 'orders.toOrders', defaultMessage: 'All orders' },
  overview: { id: 'orders.overview', defaultMessage: 'Order overview' },
  parcels: { id: 'orders.parcels', defaultMessage: 'Parcels' },
  parcel: { id: 'orders.parcel', defaultMessage: '{carrier} {trackingNumber}' },
  track: { id: 'orders.track', defaultMessage: 'Track parcel<name> {trackingNumber}</name>' },
  shippedOn: { id: 'orders.shippedOn', defaultMessage: 'Shipped on {day}' },
  deliveredOn: { id: 'orders.deliveredOn', defaultMessage: 'Delivered on {day}' },
  papers: { id: 'orders.papers', defaultMessage: 'Documents' },
  invoice: { id: 'orders.invoice', defaultMessage: 'Invoice {number}' },
  returnLabel: { id: 'orders.returnLabel', defaultMessage: 'Return label {number}' },
  newTab: { id: 'orders.newTab', defaultMessage: '(PDF, opens in a new tab)' },
  cancel: { id: 'orders.cancel', defaultMessage: 'Cancel order' },
  cancelTitle: { id: 'orders.cancelTitle', defaultMessage: 'Cancel order {orderNo}?' },
  cancelText: {
    id: 'orders.cancelText',
    defaultMessage: 'Nothing will be delivered, and we will refund what you have paid. This cannot be undone.'
  },
  cancelYes: { id: 'orders.cancelYes', defaultMessage: 'Yes, cancel the order' },
  cancelNo: { id: 'orders.cancelNo', defaultMessage: 'Keep the order' },
  close: { id: 'orders.close', defaultMessage: 'Close' },
  cancelled: { id: 'orders.isCancelled', defaultMessage: 'Your order has been canceled.' },
  cancelFailed: {
    id: 'orders.cancelFailed',
    defaultMessage: 'The order could not be canceled. Please try again.'
  },
  standingOrder: { id: 'orders.standingOrder', defaultMessage: 'Subscribe to these items' },
  reorder: { id: 'orders.reorder', defaultMessage: 'Order again' },
  reordered: {
    id: 'orders.reordered',
    defaultMessage: 'What is still available is in your cart. <link>Go to the cart</link>'
  },
  reorderedNothing: {
    id: 'orders.reorderedNothing',
    defaultMessage: 'Nothing from this order is available any more.'
  },
  missing: { id: 'orders.missing', defaultMessage: 'No longer available: {names}' },
  reduced: { id: 'orders.reduced', defaultMessage: 'Fewer than before: {names}' },
  fewer: {
    id: 'orders.fewer',
    defaultMessage: '{name} ({added} of {ordered})',
    description: 'A product in the list of those of which there are fewer than were ordered'
  },
  unwrapped: {
    id: 'orders.unwrapped',
    defaultMessage: 'Gift wrap and cards are not repeated. You can choose them again in the cart.'
  },
  reorderFailed: {
    id: 'orders.reorderFailed',
    defaultMessage: 'The order could not be repeated. Please try again.'
  }
})
