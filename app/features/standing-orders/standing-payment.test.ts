import { listStandingMethods } from './standing-payment'

const address = (fields: object = {}) => ({
  firstName: 'Ida',
  lastName: 'Moor',
  address1: 'Lindenweg 3',
  postalCode: '50667',
  city: 'Köln',
  countryCode: 'DE',
  ...fields
})
const CARD = 'UNZER_CARDS'
const INVOICE = 'UNZER_INVOICE'
const DEBIT = 'UNZER_DIRECT_DEBIT_SECURED'

it.each([
  ['at home in Germany', address(), address(), [CARD, INVOICE, DEBIT]],
  [
    'at home in Austria',
    address({ countryCode: 'AT' }),
    address({ countryCode: 'AT' }),
    [CARD, INVOICE, DEBIT]
  ],
  ['at home in Switzerland', address({ countryCode: 'CH' }), address({ countryCode: 'CH' }), [CARD, INVOICE]],
  ['at home in France', address({ countryCode: 'FR' }), address({ countryCode: 'FR' }), [CARD]],
  ['to somebody else', address({ firstName: 'Ole' }), address(), [CARD]],
  [
    'to a Packstation',
    address({ address1: 'Packstation 145', address2: '80514321' }),
    address({ address1: 'Packstation 145', address2: '80514321' }),
    [CARD]
  ]
])('a delivery %s can be paid by these methods', (_title, shippingAddress, billingAddress, methods) =>
  expect(listStandingMethods({ shippingAddress, billingAddress })).toEqual(methods)
)
