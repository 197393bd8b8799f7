import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { ShippingMethodForm } from './shipping-method-form'

it('says so when nothing is delivered to the address', () => {
  renderWithProviders(
    <ShippingMethodForm methods={[]} chosenId={undefined} drafts={new Map()} onSave={jest.fn()} />
  )
  expect(screen.getByRole('status')).toHaveTextContent('We do not deliver to this address')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
