import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { address } from '../../../../tests/factories/address'
import { buildBasket } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import type { Platform } from '../../../platform/platform'
import { closeChannels } from '../../basket/api/basket-channel'
import type { Basket } from '../../basket/model/basket'
import { PaymentStep } from './payment-step'

afterEach(closeChannels)

const card = { id: 'p1', methodId: 'GIFT_CERTIFICATE', amount: 20, giftCard: { ending: '9RPA' } }

/** The step of a basket of 20 EUR, at a platform that allows these methods. */
function openStep(fields: Partial<Basket>, { methods = ['NO_PAY'] }: { methods?: string[] } = {}) {
  const answer = { basketId: 'basket-1', currency: 'EUR' }
  const calls = {
    addPaymentInstrumentToBasket: jest.fn().mockResolvedValue(answer),
    removePaymentInstrumentFromBasket: jest.fn().mockResolvedValue(answer),
    updateBillingAddressForBasket: jest.fn().mockResolvedValue(answer)
  }
  const platform = {
    getCustomerId: () => Promise.resolve('c'),
    customers: { getCustomerBaskets: () => Promise.resolve({ baskets: [answer] }) },
    family: () => ({
      ...calls,
      getShippingMethodsForShipment: () => Promise.resolve({ applicableShippingMethods: [] }),
      getPaymentMethodsForBasket: () =>
        Promise.resolve({ applicablePaymentMethods: methods.map(id => ({ id, name: `Name of ${id}` })) })
    })
  } as unknown as Platform
  const onDone = jest.fn()
  const basket = buildBasket({
    totals: { items: 20, tax: 1, order: 20 },
    shippingAddress: address,
    billingAddress: address,
    ...fields
  })
  renderWithProviders(<PaymentStep basket={basket} drafts={new Map()} onDone={onDone} />, {
    platform
  })
  const goOn = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(onDone).toHaveBeenCalled())
  }
  return { goOn, ...calls }
}

it('goes on without another instrument where gift cards pay all', async () => {
  const { goOn, addPaymentInstrumentToBasket, removePaymentInstrumentFromBasket } = openStep({
    paymentInstruments: [card]
  })
  await goOn()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(addPaymentInstrumentToBasket).not.toHaveBeenCalled()
  expect(removePaymentInstrumentFromBasket).not.toHaveBeenCalled()
})

it('takes off a method that was chosen before gift cards paid all', async () => {
  const invoice = { id: 'p2', methodId: 'UNZER_INVOICE', amount: 5 }
  const { goOn, removePaymentInstrumentFromBasket, addPaymentInstrumentToBasket } = openStep({
    paymentInstruments: [card, invoice]
  })
  await goOn()
  expect(removePaymentInstrumentFromBasket).toHaveBeenCalledWith({
    basketId: 'basket-1',
    paymentInstrumentId: 'p2'
  })
  expect(addPaymentInstrumentToBasket).not.toHaveBeenCalled()
})

it('sets the billing address also where gift cards pay all', async () => {
  const { goOn, updateBillingAddressForBasket } = openStep({
    paymentInstruments: [card],
    billingAddress: undefined
  })
  await goOn()
  expect(updateBillingAddressForBasket).toHaveBeenCalledTimes(1)
})

it('sends NO_PAY where the platform asks for a method although gift cards pay all', async () => {
  const { goOn, addPaymentInstrumentToBasket } = openStep({
    paymentInstruments: [card],
    flashes: ['PaymentMethodRequired']
  })
  await goOn()
  expect(addPaymentInstrumentToBasket).toHaveBeenCalledWith(
    { basketId: 'basket-1' },
    expect.objectContaining({ paymentMethodId: 'NO_PAY', amount: 0 })
  )
})

it('offers the methods for what gift cards leave', async () => {
  openStep({ paymentInstruments: [{ ...card, amount: 15 }] }, { methods: ['UNZER_INVOICE'] })
  expect(await screen.findByRole('radio', { name: /UNZER_INVOICE/ })).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Redeemed gift cards' })).toHaveTextContent('9RPA')
})
