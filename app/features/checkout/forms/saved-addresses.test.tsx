import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  address,
  drafts,
  field,
  fillAddress,
  next,
  renderAddressForm,
  savedAddresses
} from '../../../../tests/factories/address-form'
import { keepAddressDraft } from './address-form-values'

it('keeps the address of a guest who logs in, and the address book is there to choose from', () => {
  const kept = drafts()
  keepAddressDraft(kept, {
    shippingAddress: { ...address, address1: 'Lindenweg 3', phone: '+49-1701234567' }
  })
  renderAddressForm({ drafts: kept, saved: savedAddresses })
  expect(field(/Street/)).toHaveValue('Lindenweg 3')
  expect(field(/Phone/)).toHaveValue('(170) 123-4567')
  expect(screen.getByRole('combobox', { name: 'Saved address' })).toHaveDisplayValue('Another address')
})

it('keeps what a guest has typed rather than what the basket had', () => {
  const kept = drafts()
  keepAddressDraft(kept, { shippingAddress: { ...address, city: 'Bonn' } })
  const typed = kept.get('address')
  keepAddressDraft(kept, { shippingAddress: address })
  expect(kept.get('address')).toBe(typed)
})

it('fills in the address book of a customer after an empty form', async () => {
  const kept = drafts()
  const { unmount } = renderAddressForm({ drafts: kept }).view
  unmount()
  renderAddressForm({ drafts: kept, saved: savedAddresses })
  expect(field(/Street/)).toHaveValue('Domplatz 1')
})

describe('a saved address that is changed for an order', () => {
  const question = () => screen.queryByRole('checkbox', { name: 'Change it in my address book, too' })

  it('asks whether the address book changes as well, which it does not by itself', async () => {
    const { onSave } = renderAddressForm({ saved: savedAddresses })
    expect(question()).not.toBeInTheDocument()
    await userEvent.clear(field(/Street/))
    await userEvent.type(field(/Street/), 'Domplatz 2')
    expect(question()).not.toBeChecked()
    await userEvent.click(next())
    expect(onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ shippingId: 'home', isShippingToBeKept: false })
    )
    await userEvent.click(question()!)
    await userEvent.click(next())
    expect(onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ shippingId: 'home', isShippingToBeKept: true })
    )
  })

  it('asks nothing of one that is chosen as it is, and of a new one', async () => {
    renderAddressForm({ saved: savedAddresses })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Saved address' }), 'work')
    expect(question()).not.toBeInTheDocument()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Saved address' }), 'Another address')
    await fillAddress()
    expect(question()).not.toBeInTheDocument()
  })
})

it('fills in the preferred address of a customer, and another one on request', async () => {
  const { onSave } = renderAddressForm({ saved: savedAddresses })
  const book = screen.getByRole('combobox', { name: 'Saved address' })
  expect(book).toHaveValue('home')
  expect(field(/Street/)).toHaveValue('Domplatz 1')
  await userEvent.selectOptions(book, 'work')
  expect(field(/Street/)).toHaveValue('Hafenstraße 21')
  await userEvent.click(next())
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({
      shipping: expect.objectContaining({ city: 'Bonn' }) as unknown,
      shippingId: 'work'
    })
  )
})

it('empties the fields for an address that is not saved yet', async () => {
  renderAddressForm({ saved: savedAddresses })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Saved address' }), 'Another address')
  expect(field(/Street/)).toHaveValue('')
})

it('shows no address book to a guest', () => {
  renderAddressForm()
  expect(screen.queryByRole('combobox', { name: 'Saved address' })).not.toBeInTheDocument()
})
