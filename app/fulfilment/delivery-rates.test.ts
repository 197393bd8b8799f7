import { findDeliveryOffer, type DeliveryCountry } from './delivery-rates'

const euros = { currency: 'EUR', standard: 3.99, freeFrom: 39 }
const pounds = { currency: 'GBP', standard: 7.49, freeFrom: 69 }
const countries: DeliveryCountry[] = [
  { code: 'DE', name: 'Germany', rates: [euros, pounds] },
  { code: 'AT', name: 'Austria', rates: [{ ...euros, freeFrom: 49 }] },
  { code: 'LU', name: 'Luxembourg', rates: [] }
]

it.each([
  ['a country in its currency', 'AT', 'EUR', 'Austria', 49],
  ['the same country in another currency', 'DE', 'GBP', 'Germany', 69],
  ['the first country where none is known', '', 'EUR', 'Germany', 39]
])('finds the rate of %s', (_what, code, currency, name, freeFrom) => {
  expect(findDeliveryOffer(countries, code, currency)).toMatchObject({
    country: { name },
    rate: { freeFrom }
  })
})

it.each([
  ['a country without rates', 'LU', 'EUR'],
  ['a country without a rate in the currency', 'AT', 'GBP'],
  ['a country that is not delivered to', 'CH', 'EUR']
])('finds none for %s', (_what, code, currency) => {
  expect(findDeliveryOffer(countries, code, currency)).toBeUndefined()
})
