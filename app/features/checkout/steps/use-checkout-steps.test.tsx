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

it('remembers what was shown for review while another tab’s changes open an earlier step for a moment', () => {
  const method = { id: 'standard', name: 'By post', isDigital: false }
  const parcel = { id: 'me', kind: 'delivery' as const, itemIds: ['item-1'], address, method }
  const shown = buildBasket({
    email: 'ida@example.com',
    shippingAddress: address,
    billingAddress: address,
    shippingMethod: method,
    shipments: [parcel, { ...parcel, id: 'aunt', itemIds: ['item-2'] }],
    paymentInstruments: [{ id: 'payment', methodId: 'INVOICE', amount: 20 }],
    totals: { items: 20, tax: 1, order: 20 }
  })
  const emptied = { ...shown, shipments: [parcel, { ...parcel, id: 'aunt', itemIds: [] }] }
  const gathered = { ...shown, shipments: [parcel] }
  const { rerender } = renderWithProviders(<Steps basket={shown} />)
  rerender(<Steps basket={emptied} />)
  expect(screen.getByText(`step ${CheckoutStep.ShippingAddress}`)).toBeVisible()
  rerender(<Steps basket={gathered} />)
  expect(screen.getByText(`step ${CheckoutStep.ReviewOrder}`)).toBeVisible()
  expect(seen.steps?.reviewed).toBe(shown)
  act(() => seen.steps?.edit(CheckoutStep.ShippingAddress))
  act(() => seen.steps?.next())
  act(() => seen.steps?.next())
  expect(screen.getByText(`step ${CheckoutStep.Payment}`)).toBeVisible()
  act(() => seen.steps?.next())
  expect(seen.steps?.reviewed).toBe(gathered)
})

it('takes what is ordered for reviewed', () => {
  const basket = buildBasket({ email: 'ida@example.com' })
  renderWithProviders(<Steps basket={basket} />)
  act(() => seen.steps?.takeAsReviewed(basket))
  expect(seen.steps?.reviewed).toBe(basket)
})
