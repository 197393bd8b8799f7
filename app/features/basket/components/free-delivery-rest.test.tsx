import { screen } from '@testing-library/react'
import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { FreeDeliveryRest } from './free-delivery-rest'

const sandbox = serveSandbox()
const rate = { currency: 'EUR', freeFrom: 39, freeFromBoxes: 6 }

function show(price: number, countryCode?: string, count = 1) {
  sandbox.reply('Site-Countries', {
    countries: [
      { countryCode: 'DE', countryName: 'Germany', config: { delivery: [rate] } },
      { countryCode: 'AT', countryName: 'Austria', config: { delivery: [{ ...rate, freeFrom: 49 }] } }
    ]
  })
  const basket = buildBasket({
    lines: [buildLine({ price })],
    brews: { count, minimum: 0, missing: 0 },
    ...(countryCode && {
      shippingAddress: {
        firstName: 'Ida',
        lastName: 'Berg',
        address1: 'Am Ring 1',
        postalCode: '1010',
        city: 'Wien',
        countryCode
      }
    })
  })
  renderWithProviders(
    <>
      <FreeDeliveryRest basket={basket} />
      <p>end</p>
    </>,
    { platform: sandbox.openPlatform() }
  )
}

it('names what is missing to free delivery, by the amount of the country', async () => {
  show(4.25)
  expect(await screen.findByText('Spend another EUR 34.75 for free delivery to Germany')).toBeVisible()
})

it('takes the amount of the address', async () => {
  show(4.25, 'AT')
  expect(await screen.findByText('Spend another EUR 44.75 for free delivery to Austria')).toBeVisible()
})

it.each([
  ['the amount is reached', 39, 1],
  ['boxes reach it', 4.25, 6]
])('says nothing where %s', async (_what, price, count) => {
  show(price, undefined, count)
  await expect(screen.findByText(/free delivery/, undefined, { timeout: 500 })).rejects.toThrow()
})
