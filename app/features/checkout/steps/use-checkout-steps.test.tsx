import { act, screen } from '@testing-library/react'
import { address } from '../../../../tests/factories/address'
import { buildBasket } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { closeChannels } from '../../basket/api/basket-channel'
import type { Basket } from '../../basket/model/basket'
import { CheckoutStep } from '../checkout-step'
import { useCheckoutSteps, type CheckoutSteps } from './use-checkout-steps'

afterEach(closeChannels)

/** Checkout of a guest who has given an e-mail address, and its steps as they are now. */
function openCheckout() {
  const seen: { steps?: CheckoutSteps } = {}
  function Steps({ basket }: { basket: Basket }) {
    const steps = useCheckoutSteps(basket)
    seen.steps = steps
    return <p>{`step ${steps.current}`}</p>
  }
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
