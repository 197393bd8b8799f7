import { defineMessages } from '../intl/intl'

export const pricingMessages = defineMessages({
  items: { id: 'pricing.items', defaultMessage: 'Items' },
  reduction: { id: 'pricing.reduction', defaultMessage: 'Discount' },
  reductions: { id: 'pricing.reductions', defaultMessage: 'Discounts' },
  credit: { id: 'pricing.credit', defaultMessage: 'Item Credit' },
  shipping: { id: 'pricing.shipping', defaultMessage: 'Shipping' },
  free: { id: 'pricing.free', defaultMessage: 'Free' },
  shippingOpen: { id: 'pricing.shippingOpen', defaultMessage: 'Calculated at checkout' },
  shippingToChoose: { id: 'pricing.shippingToChoose', defaultMessage: 'Once you choose a method' },
  tax: { id: 'pricing.tax', defaultMessage: 'VAT' },
  other: { id: 'pricing.other', defaultMessage: 'Other charges' },
  code: { id: 'pricing.code', defaultMessage: 'Code {code}' },
  total: { id: 'pricing.total', defaultMessage: 'Total' },
  taxNote: { id: 'pricing.taxNote', defaultMessage: 'incl. VAT' },
  taxOf: { id: 'pricing.taxOf', defaultMessage: 'incl. {tax} VAT' },
  certificates: { id: 'pricing.certificates', defaultMessage: 'Paid by gift card' },
  open: { id: 'pricing.open', defaultMessage: 'Left to pay' }
})
