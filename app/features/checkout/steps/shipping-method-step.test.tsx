import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { address } from '../../../../tests/factories/address'
import { buildBasket } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../basket/api/basket-channel'
import { ShippingMethodStep } from './shipping-method-step'

const sandbox = serveSandbox()
afterEach(closeChannels)

const standard = { id: 'DHL', name: 'Standard', description: 'In two days', price: 3.9 }
const express = { id: 'DHL_EXPRESS', name: 'Express', description: 'By courier', price: 12.9 }

/** The step at a platform with these methods and this forecast. */
function openStep(methods: object[], forecast: () => Response, estimates: string[] = []) {
  sandbox.respond('getShippingMethodsForShipment', () =>
    HttpResponse.json({ applicableShippingMethods: methods })
  )
  sandbox.respond('DHLExpress-GetRates', forecast)
  sandbox.respond('getDeliveryEstimates', ({ request }) =>
    HttpResponse.json({
      productDeliveryEstimates: [
        {
          productId: new URL(request.url).searchParams.get('productIds'),
          shippingOptions: estimates.map(shippingMethodId => ({
            shippingMethodId,
            deliveryWindow: { startAt: '2099-01-06T11:00:00Z', endAt: '2099-01-07T11:00:00Z' }
          }))
        }
      ]
    })
  )
  const basket = buildBasket({ shippingAddress: address })
  renderWithProviders(<ShippingMethodStep basket={basket} drafts={new Map()} onDone={jest.fn()} />, {
    platform: sandbox.openPlatform()
  })
}
const readForecasts = () => sandbox.callsTo('DHLExpress-GetRates')

const arrival = { success: true, result: { deliveryTime: '2026-11-25T11:00:00.000Z' } }

it('says by when an express parcel arrives, beside that method only', async () => {
  openStep([standard, express], () => HttpResponse.json(arrival))
  expect(await screen.findByText('By courier · Expected on Wednesday, 25 November by 12:00')).toBeVisible()
  expect(screen.getByText('In two days')).toBeVisible()
  const { firstName, lastName, ...destination } = address
  const [call] = await readForecasts()
  expect(call?.body).toMatchObject(destination)
  expect(JSON.stringify(call)).not.toMatch(new RegExp(`${firstName}|${lastName}`))
})

it('says when the basket arrives beside each other method, by the platform’s estimate', async () => {
  openStep([standard, express], () => HttpResponse.json(arrival), ['DHL', 'DHL_EXPRESS'])
  const expected = 'In two days · Arrives Tue 6 Jan to Wed 7 Jan'
  expect(await screen.findByText(text => text.replaceAll(',', '') === expected)).toBeVisible()
  expect(await screen.findByText('By courier · Expected on Wednesday, 25 November by 12:00')).toBeVisible()
  const [call] = await sandbox.callsTo('getDeliveryEstimates')
  expect(call?.query).toMatchObject({ postalCode: address.postalCode, countryCode: address.countryCode })
})

it('requests no arrival time without express delivery', async () => {
  openStep([standard], () => HttpResponse.json(arrival))
  await screen.findByText('In two days')
  expect(await readForecasts()).toEqual([])
})

it.each([
  ['no delivery there', () => HttpResponse.json({ success: false })],
  ['no moment', () => HttpResponse.json({ success: true, result: { deliveryTime: 'soon' } })],
  ['nothing at all', () => HttpResponse.error()]
])('offers express without an arrival where the courier knows %s', async (_, answer) => {
  // A call that failed is logged.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  openStep([standard, express], answer)
  await waitFor(async () => expect(await readForecasts()).toHaveLength(1))
  expect(await screen.findByText('By courier')).toBeVisible()
})
