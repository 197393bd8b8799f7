import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import type { DivisibleProduct } from '../../basket/division/deliveries'
import { isParcelQuantity, UnitChoices } from './unit-choices'

const destinations = [
  { shipmentId: 'me', name: 'Ida Weiß, Hamburg' },
  { shipmentId: 'aunt', name: 'Erika Stein, Bonn' }
]
const product = { line: { name: 'Tea', variation: '' }, productId: 'tea', quantity: 7, units: {} }

const renderChoices = (units: Record<string, number>, steps = { min: 3, step: 2 }) =>
  renderWithProviders(
    <UnitChoices
      id="units"
      product={product as unknown as DivisibleProduct}
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

it('says it where the units that are left for the first address are too few', () => {
  renderChoices({ aunt: 5 })
  expect(screen.getByRole('combobox')).toBeInvalid()
  expect(
    screen.getByText(
      '2 items would go to Ida Weiß, Hamburg. This product is sold from 3 items, in steps of 2. Please change a number.'
    )
  ).toBeVisible()
})

it('has nothing to say where the product is sold one by one', () => {
  renderChoices({ aunt: 5 }, { min: 1, step: 1 })
  expect(screen.getByRole('combobox')).toBeValid()
})
