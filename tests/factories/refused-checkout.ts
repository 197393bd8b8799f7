export interface Refusal {
  status?: number
  type?: string
  title?: string
  [member: string]: unknown
}
/** A refusal in the words of the platform. */
export const refuseWith = ({ status = 400, type = 'unexpected', title = type, ...members }: Refusal) =>
  Response.json(
    {
      ...members,
      title,
      type: `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${type}`,
      detail: 'refused'
    },
    { status }
  )

export const ADDRESS = {
  firstName: 'Ida',
  lastName: 'Berg',
  address1: 'Lindenweg 3',
  postalCode: '20095',
  city: 'Hamburg',
  countryCode: 'DE'
}
export const SENCHA = {
  itemId: 'item-1',
  productId: 'tea',
  productName: 'Sencha',
  quantity: 2,
  basePrice: 10,
  price: 20
}
export const INVOICE = { paymentInstrumentId: 'p1', paymentMethodId: 'UNZER_INVOICE', amount: 24 }
export const GIFT_CARD = {
  paymentInstrumentId: 'g1',
  paymentMethodId: 'GIFT_CERTIFICATE',
  amount: 14,
  maskedGiftCertificateCode: '************2222'
}

/** A basket of 24 EUR that can be ordered, as the platform shows it. */
export const READY = {
  basketId: 'basket-1',
  currency: 'EUR',
  customerInfo: { email: 'ida@example.com' } as { email?: string },
  productItems: [SENCHA],
  productTotal: 20,
  shippingTotal: 4,
  taxTotal: 1,
  orderTotal: 24,
  shippingItems: [{ itemId: 's', price: 4 }],
  shipments: [
    {
      shipmentId: 'me',
      shippingAddress: ADDRESS,
      shippingMethod: { id: 'standard', name: 'Standard', c_digital: false }
    }
  ] as object[],
  billingAddress: ADDRESS as object | undefined,
  paymentInstruments: [INVOICE] as object[]
}
