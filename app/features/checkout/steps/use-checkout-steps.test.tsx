import { act, screen } from '@testing-library/react'
import { address } from '../../../../tests/factories/address'
import { buildBasket } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { closeChannels } from '../../basket/api/basket-channel'
import type { Basket } from '../../basket/model/basket'
import { CheckoutStep } from '../checkout-step'
import { useCheckoutSteps, type CheckoutSteps } from './use-checkout-steps'

afterEach(closeChannels)

const seen: { steps?: CheckoutSteps } = {}

function Steps({ basket }: { basket: Basket }) {
  const steps = useCheckoutSteps(basket)
  seen.steps = steps
  return <p>{`step ${steps.current}`}</p>
}

/** Checkout of a guest who has given an e-mail address, and its steps as they are now. */
function openCheckout() {
  const email = 'ida@example.com'
  const view = renderWithProviders(<Steps basket={buildBasket({ email, shippingAddress: undefined })} />)
  const saveAddress = () => view.rerender(<Steps basket={buildBasket({ email, shippingAddress: address })} />)
  return { now: () => seen.steps!, saveAddress }
}

it('moves on when a step has been saved', () => {
  const { now, saveAddress } = openCheckout()
  const { next } = now()
  saveAddress()
  act(next)
  expect(screen.getByText(`step ${CheckoutStep.ShippingOptions}`)).toBeVisible()
})

it('stays at the step that the shopper has opened while another one was being saved', () => {
  const { now, saveAddress } = openCheckout()
  // As the form holds it whose save is under way.
  const { next } = now()
  saveAddress()
  act(() => now().edit(CheckoutStep.LoginRegistration))
  act(next)
  expect(screen.getByText(`step ${CheckoutStep.LoginRegistration}`)).toBeVisible()
})

it.each([
  ['an address has got nothing so far', { itemIds: [], address }, CheckoutStep.ShippingAddress],
  ['a parcel has no address', { itemIds: ['item-2'] }, CheckoutStep.ShippingAddress],
  ['a parcel has no method', { itemIds: ['item-2'], address }, CheckoutStep.ShippingOptions]
])('opens the step where, of several parcels, %s', (_what, second, step) => {
  const method = { id: 'standard', name: 'By post', isDigital: false }
  const shipments: Basket['shipments'] = [
    { id: 'me', kind: 'delivery', address, method, itemIds: ['item-1'] },
    { id: 'aunt', kind: 'delivery', ...second }
  ]
  const known = { email: 'ida@example.com', shippingAddress: address, shippingMethod: method, shipments }
  renderWithProviders(<Steps basket={buildBasket(known)} />)
  expect(screen.getByText(`step ${step}`)).toBeVisible()
})

it('takes no step for done that the shopper has left for an earlier one', () => {
  const { now, saveAddress } = openCheckout()
  saveAddress()
  act(() => now().edit(CheckoutStep.ShippingAddress))
  const { LoginRegistration, ShippingAddress, ShippingOptions, Payment } = CheckoutStep
  expect([LoginRegistration, ShippingAddress, ShippingOptions, Payment].map(now().modeOf)).toEqual([
    'summary',
    'edit',
    'open',
    'disabled'
  ])
})
