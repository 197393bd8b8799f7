import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  address,
  field,
  fillAddress,
  next,
  renderAddressForm,
  savedAddresses
} from '../../../../tests/factories/address-form'
import { PlatformError } from '../../../platform/http/platform-error'

describe('delivery to a Packstation', () => {
  const choose = () => userEvent.click(screen.getByRole('checkbox', { name: /Packstation/ }))

  it('asks for its number and the post number, and bills the street that was typed', async () => {
    const { onSave } = renderAddressForm()
    await fillAddress()
    await choose()
    expect(screen.queryByRole('checkbox', { name: 'Use as billing address' })).not.toBeInTheDocument()
    const billing = within(screen.getByRole('group', { name: 'Billing address' }))
    expect(billing.getByRole('textbox', { name: /Street/ })).toHaveValue('Lindenweg 3')
    await userEvent.type(field(/Packstation number/), '123')
    await userEvent.type(field(/Post number/), '12 345 678')
    await userEvent.click(next())
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        shipping: expect.objectContaining({
          address1: 'Packstation 123',
          address2: '12345678',
          countryCode: 'DE'
        }) as unknown,
        billing: expect.objectContaining({ address1: 'Lindenweg 3' }) as unknown
      })
    )
  })

  it('reports invalid numbers', async () => {
    const { onSave } = renderAddressForm()
    await fillAddress()
    await choose()
    await userEvent.type(field(/Packstation number/), '12')
    await userEvent.type(field(/Post number/), 'Hinterhaus')
    await userEvent.click(next())
    const summary = within(screen.getByRole('alert'))
    expect(summary.getByText('Please enter the three digits of the Packstation.')).toBeVisible()
    expect(summary.getByText('Please enter your post number, 6 to 10 digits.')).toBeVisible()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('keeps the street when the shopper switches back', async () => {
    const { onSave } = renderAddressForm()
    await fillAddress()
    await choose()
    await choose()
    expect(field(/Street/)).toHaveValue('Lindenweg 3')
    await userEvent.click(next())
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        shipping: expect.objectContaining({ address1: 'Lindenweg 3' }) as unknown,
        billing: undefined
      })
    )
  })

  it('shows a saved one again, without offering it for billing', async () => {
    const locker = {
      ...address,
      address1: 'Packstation 123',
      address2: '12345678',
      addressId: 'locker',
      isPreferred: true
    }
    renderAddressForm({ saved: [locker, ...savedAddresses.slice(1)] })
    expect(field(/Packstation number/)).toHaveValue('123')
    const billing = within(screen.getByRole('group', { name: 'Billing address' }))
    const book = within(billing.getByRole('combobox', { name: 'Saved address' }))
    expect(book.queryByRole('option', { name: /Packstation/ })).not.toBeInTheDocument()
    expect(book.getByRole('option', { name: /Hafenstraße/ })).toBeInTheDocument()
  })

  it('is offered where Germany is delivered to, and where parcels are sent', () => {
    renderAddressForm({ countries: [{ code: 'NL', name: 'Netherlands' }], defaultCountry: 'NL' })
    expect(screen.queryByRole('checkbox', { name: /Packstation/ })).not.toBeInTheDocument()
    renderAddressForm({ isBillingOnly: true })
    expect(screen.queryByRole('checkbox', { name: /Packstation/ })).not.toBeInTheDocument()
  })

  it('marks the post number when the platform refuses it', async () => {
    const refusal = new PlatformError({
      kind: 'fault',
      operation: 'updateShippingAddressForShipment',
      status: 400,
      type: 'invalid-field',
      data: { field: 'address2' }
    })
    renderAddressForm({ onSave: () => Promise.reject(refusal) })
    await fillAddress()
    await choose()
    await userEvent.type(field(/Packstation number/), '123')
    await userEvent.type(field(/Post number/), '12345678')
    await userEvent.click(next())
    expect(await screen.findByRole('textbox', { name: /Post number/ })).toBeInvalid()
  })
})
