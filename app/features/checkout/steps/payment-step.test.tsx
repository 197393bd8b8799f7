import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { address } from '../../../../tests/factories/address'
import { buildBasket } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../basket/api/basket-channel'
import type { Basket } from '../../basket/model/basket'
import { PaymentStep } from './payment-step'

const sandbox = serveSandbox()
afterEach(closeChannels)

const card = { id: 'p1', methodId: 'GIFT_CERTIFICATE', amount: 20, giftCard: { ending: '9RPA' } }

const ANSWER = { basketId: 'basket-1', currency: 'EUR' }
const ADD = 'addPaymentInstrumentToBasket'
const REMOVE = 'removePaymentInstrumentFromBasket'
const SET_ADDRESS = 'updateBillingAddressForBasket'
const BASKET_CHANGES = [ADD, REMOVE, SET_ADDRESS]

/** The step of a basket of 20 EUR, at a platform that allows these methods. */
function openStep(fields: Partial<Basket>, { methods = ['NO_PAY'] }: { methods?: string[] } = {}) {
  for (const operation of BASKET_CHANGES) sandbox.reply(operation, ANSWER)
  sandbox.reply('getCustomerBaskets', { baskets: [ANSWER], total: 1 })
  sandbox.reply('getShippingMethodsForShipment', { applicableShippingMethods: [] })
  sandbox.reply('getPaymentMethodsForBasket', {
    applicablePaymentMethods: methods.map(id => ({ id, name: `Name of ${id}` }))
  })
  const onDone = jest.fn()
  const basket = buildBasket({
    totals: { items: 20, tax: 1, order: 20 },
    shippingAddress: address,
    billingAddress: address,
    ...fields
  })
  renderWithProviders(<PaymentStep basket={basket} drafts={new Map()} onDone={onDone} />, {
    platform: sandbox.openPlatform()
  })
  return async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(onDone).toHaveBeenCalled())
  }
}

it('goes on without another instrument where gift cards pay all', async () => {
  const goOn = openStep({
    paymentInstruments: [card]
  })
  await goOn()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(await sandbox.callsTo(ADD)).toEqual([])
  expect(await sandbox.callsTo(REMOVE)).toEqual([])
})

it('takes off a method that was chosen before gift cards paid all', async () => {
  const invoice = { id: 'p2', methodId: 'UNZER_INVOICE', amount: 5 }
  const goOn = openStep({
    paymentInstruments: [card, invoice]
  })
  await goOn()
  expect(await sandbox.callsTo(REMOVE)).toMatchObject([
    { path: expect.stringMatching(/\/basket-1\/payment-instruments\/p2$/) }
  ])
  expect(await sandbox.callsTo(ADD)).toEqual([])
})

it('sets the billing address also where gift cards pay all', async () => {
  const goOn = openStep({
    paymentInstruments: [card],
    billingAddress: undefined
  })
  await goOn()
  expect(await sandbox.callsTo(SET_ADDRESS)).toHaveLength(1)
})

it('sends NO_PAY where the platform requires a method although gift cards pay all', async () => {
  const goOn = openStep({
    paymentInstruments: [card],
    flashes: ['PaymentMethodRequired']
  })
  await goOn()
  expect(await sandbox.callsTo(ADD)).toMatchObject([{ body: { paymentMethodId: 'NO_PAY', amount: 0 } }])
})

it('offers the methods for what gift cards leave', async () => {
  openStep({ paymentInstruments: [{ ...card, amount: 15 }] }, { methods: ['UNZER_INVOICE'] })
  expect(await screen.findByRole('radio', { name: /UNZER_INVOICE/ })).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Redeemed gift cards' })).toHaveTextContent('9RPA')
})
