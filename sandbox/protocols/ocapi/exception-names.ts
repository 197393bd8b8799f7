/** OCAPI's names of the domain's refusals, by the domain's own. */
const names: Record<string, string> = {
  'customer-baskets-quota-exceeded': 'CustomerBasketsQuotaExceededException',
  'invalid-field': 'PropertyConstraintViolationException',
  'invalid-payment-method': 'InvalidPaymentMethodIdException',
  'invalid-quantity': 'InvalidProductItemQuantityException',
  'invalid-shipment': 'InvalidShipmentIdException',
  'invalid-shipping-method': 'InvalidShippingMethodIdException',
  'product-items-quota-exceeded': 'QuotaExceededException',
  'product-not-found': 'InvalidProductIdException'
}

/** "basket-not-found" as "BasketNotFoundException": most of OCAPI's names are made like this. */
const buildName = (type: string): string =>
  `${type
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Exception`

/** OCAPI's name of an exception for an error of the domain or a problem's slug. */
export const nameException = (type: string): string =>
  Object.hasOwn(names, type) ? names[type]! : buildName(type)
