import { getShippingRate } from './shipping-rates'

it('delivers in Germany for 3,99 EUR, and express for 9,99 EUR', () => {
  expect(getShippingRate('EUR', 'DE')).toMatchObject({ standard: 399, express: 999 })
})

it.each(['FR', 'XX', 'constructor'])(
  'has one rate for all countries without one of their own: %s',
  country => {
    expect(getShippingRate('EUR', country)).toEqual(getShippingRate('EUR', 'IT'))
    expect(getShippingRate('GBP', country)).toEqual(getShippingRate('GBP', 'DE'))
  }
)
