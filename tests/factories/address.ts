/** Where the tests' shopper lives: an address that every site delivers to. */
export const address = {
  firstName: 'Lina',
  lastName: 'Berg',
  address1: 'Lindenweg 3',
  city: 'Köln',
  postalCode: '50667',
  countryCode: 'DE'
}
