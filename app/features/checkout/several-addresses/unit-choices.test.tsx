import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import type { LineGift } from '../../../gifts/gift'
import type { DivisibleProduct } from '../../basket/division/deliveries'
import { isParcelQuantity, UnitChoices } from './unit-choices'

const destinations = [
  { shipmentId: 'me', name: 'Ida Weiß, Hamburg' },
  { shipmentId: 'aunt', name: 'Erika Stein, Bonn' }
]
const product = { line: { name: 'Tea', variation: '' }, productId: 'tea', quantity: 7, units: {} }

const renderChoices = (units: Record<string, number>, steps = { min: 3, step: 2 }, gift?: LineGift) =>
  renderWithProviders(
    <UnitChoices
      id="units"
      product={{ ...product, gift } as unknown as DivisibleProduct}
      currency="EUR"
      destinations={destinations}
      units={units}
      steps={steps}
      onChange={() => undefined}
    />
  )

it('offers each parcel only as many units as the product is sold in', () => {
  renderChoices({})
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['0', '3', '5', '7'])
  expect([0, 2, 3, 4, 5].map(count => isParcelQuantity({ min: 3, step: 2 }, count))).toEqual([
    true,
    false,
    true,
    false,
    true
  ])
})

it('says where too few units are left for the first address', () => {
  renderChoices({ aunt: 5 })
  expect(screen.getByRole('combobox')).toBeInvalid()
  expect(
    screen.getByText(
      '2 items would go to Ida Weiß, Hamburg. This product is sold from 3 items, in steps of 2. Please change a number.'
    )
  ).toBeVisible()
})

it('says how the units are wrapped that it divides', () => {
  renderChoices(
    {},
    { min: 1, step: 1 },
    { message: 'For Erika', wrap: { valueId: 'box', name: 'Box', price: 9.8 } }
  )
  expect(screen.getByRole('group', { name: /^Tea/ })).toHaveAccessibleDescription(
    /Gift-wrapped: Box, EUR\s9\.80.*For Erika/
  )
})

it('has nothing to say where the product is sold one by one', () => {
  renderChoices({ aunt: 5 }, { min: 1, step: 1 })
  expect(screen.getByRole('combobox')).toBeValid()
})
