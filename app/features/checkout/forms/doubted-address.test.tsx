import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { address } from '../../../../tests/factories/address'
import { field, fillAddress, next, renderAddressForm } from '../../../../tests/factories/address-form'
import { PlatformError } from '../../../platform/http/platform-error'

const doubt = (fields: unknown) =>
  new PlatformError({
    kind: 'fault',
    operation: 'updateShippingAddressForShipment',
    status: 400,
    type: 'hook-status-exception',
    data: { statusCode: 'ADDRESS_DOUBTED', statusDetails: { fields } }
  })
const useAsTyped = () => screen.findByRole('button', { name: 'Use this address' })

async function sendDoubted(fields: unknown = ['address1', 'city']) {
  const onSave = jest.fn((_addresses: { isShippingConfirmed: boolean }) => Promise.resolve())
  onSave.mockRejectedValueOnce(doubt(fields))
  renderAddressForm({ onSave })
  await fillAddress()
  await userEvent.click(next())
  return onSave
}

it('asks about a doubted address once, by the names of its fields, and uses it as it is', async () => {
  const onSave = await sendDoubted()
  const button = await useAsTyped()
  expect(screen.getByRole('alert')).toHaveTextContent('We could not verify this address')
  expect(screen.getByRole('alert')).toHaveTextContent('Please check: Street and number and City.')
  await userEvent.click(button)
  expect(onSave.mock.calls.map(([{ isShippingConfirmed }]) => isShippingConfirmed)).toEqual([false, true])
})

it('has a changed address verified again', async () => {
  const onSave = await sendDoubted()
  await useAsTyped()
  await userEvent.type(field(/City/), 'n')
  expect(screen.queryByText('We could not verify this address')).toBeNull()
  await userEvent.click(next())
  expect(onSave.mock.calls.map(([{ isShippingConfirmed }]) => isShippingConfirmed)).toEqual([false, false])
})

it('keeps the question while another field than the place is changed', async () => {
  const onSave = await sendDoubted()
  await useAsTyped()
  await userEvent.type(field(/Company/), 'Tee AG')
  await userEvent.click(await useAsTyped())
  expect(onSave.mock.calls.map(([{ isShippingConfirmed }]) => isShippingConfirmed)).toEqual([false, true])
})

it('does not ask again about a place that the basket has, but about another', async () => {
  const onSave = jest.fn((_addresses: { isShippingConfirmed: boolean }) => Promise.resolve())
  const known = { ...address, salutation: 'MRS' as const, address1: 'Lindenallee' }
  renderAddressForm({ onSave, shipping: known, billing: known })
  await userEvent.type(field(/Company/), 'Tee AG')
  await userEvent.click(next())
  await userEvent.type(field(/City/), 'n')
  await userEvent.click(next())
  expect(onSave.mock.calls.map(([{ isShippingConfirmed }]) => isShippingConfirmed)).toEqual([true, false])
})

it.each([['other'], [[]], [['phone', 7]]])(
  'names all parts where the platform names no field: %j',
  async fields => {
    await sendDoubted(fields)
    await useAsTyped()
    expect(screen.getByRole('alert')).toHaveTextContent('Street and number, Postal code and City')
  }
)
