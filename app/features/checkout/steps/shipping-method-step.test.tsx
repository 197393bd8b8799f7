import { screen, waitFor } from '@testing-library/react'
import { address } from '../../../../tests/factories/address'
import { buildBasket } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { PlatformError } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import { closeChannels } from '../../basket/api/basket-channel'
import { ShippingMethodStep } from './shipping-method-step'

afterEach(closeChannels)

const standard = { id: 'DHL', name: 'Standard', description: 'In two days', price: 3.9 }
const express = { id: 'DHL_EXPRESS', name: 'Express', description: 'By courier', price: 12.9 }

/** The step at a platform with these methods and this forecast. */
function openStep(methods: object[], getDeliveryTime: () => Promise<unknown>) {
  const asked = jest.fn(getDeliveryTime)
  const platform = {
    family: () => ({
      getShippingMethodsForShipment: () => Promise.resolve({ applicableShippingMethods: methods }),
      getDeliveryTime: asked
    })
  } as unknown as Platform
  const basket = buildBasket({ shippingAddress: address })
  const view = renderWithProviders(
    <ShippingMethodStep basket={basket} drafts={new Map()} onDone={jest.fn()} />,
    { platform }
  )
  return { asked, ...view }
}

const arrival = { success: true, result: { deliveryTime: '2026-11-25T11:00:00.000Z' } }

it('says by when an express parcel arrives, beside that method only', async () => {
  const { asked } = openStep([standard, express], () => Promise.resolve(arrival))
  expect(await screen.findByText('By courier · Expected on Wednesday, 25 November by 12:00')).toBeVisible()
  expect(screen.getByText('In two days')).toBeVisible()
  const { firstName, lastName, ...destination } = address
  expect(asked).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ ...destination, address2: undefined })
  )
  expect(JSON.stringify(asked.mock.calls)).not.toContain(firstName + lastName)
})

it('asks for no arrival where nothing goes by express', async () => {
  const { asked } = openStep([standard], () => Promise.resolve(arrival))
  await screen.findByText('In two days')
  expect(asked).not.toHaveBeenCalled()
})

it.each([
  ['no delivery there', () => Promise.resolve({ success: false })],
  ['no moment', () => Promise.resolve({ success: true, result: { deliveryTime: 'soon' } })],
  [
    'nothing at all',
    () => Promise.reject(new PlatformError({ kind: 'network', operation: 'getDeliveryTime' }))
  ]
])('offers express without an arrival where the courier knows %s', async (_, answer) => {
  // A call that failed is logged.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { asked } = openStep([standard, express], answer)
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  expect(await screen.findByText('By courier')).toBeVisible()
})
