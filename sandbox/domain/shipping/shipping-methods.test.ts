import { listApplicableMethods } from './shipping-methods'

const describeMethods = (countryCode: string) =>
  listApplicableMethods({
    currency: 'EUR',
    countryCode,
    destination: 'delivered',
    goods: 1000,
    containsVirtualGiftCard: false
  }).map(({ description }) => description.en)

it.each([
  ['DE', ['By DHL in 2 to 3 working days', 'By DHL Express on the next working day']],
  ['AT', ['By DHL in 3 to 4 working days', 'By DHL Express within 2 working days']],
  ['IT', ['By DHL in 4 to 5 working days', 'By DHL Express within 3 working days']]
])('say the working days of the estimates to %s', (countryCode, descriptions) => {
  expect(describeMethods(countryCode).slice(0, 2)).toEqual(descriptions)
})
