import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import { answerJson } from '../../../../tests/factories/answers'
import { createRecordingPlatform } from '../../../../tests/factories/recording-platform'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { PlatformError } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import { findPlatformBasket } from '../api/find-basket'
import { closeChannels } from '../api/basket-channel'
import type { Basket, PaymentInstrument } from '../model/basket'
import { GiftCardSection } from './gift-card-section'

afterEach(closeChannels)

const CODE = 'TEE4-KQ7M-2XWD-9RPA'

const buildCard = (id: string, ending: string, amount: number): PaymentInstrument => ({
  id,
  methodId: 'GIFT_CERTIFICATE',
  amount,
  giftCard: { ending, internalCode: `internal-${id}` }
})

/** The section over a basket of 20 EUR and controllers with the given responses. */
function openSection(
  paymentInstruments: PaymentInstrument[],
  controllers: { redeem?: jest.Mock; removeGiftCertificate?: jest.Mock; addCouponToBasket?: jest.Mock }
) {
  const basket = buildBasket({
    lines: [buildLine({ price: 20 })],
    totals: { items: 20, shipping: 0, tax: 1, order: 20 },
    paymentInstruments
  })
  const answer = { basketId: basket.basketId, currency: 'EUR' }
  const call = (operation: jest.Mock | undefined) => (parameters: unknown) =>
    operation?.(parameters) as Promise<unknown>
  const platform = {
    getCustomerId: () => Promise.resolve('c'),
    customers: { getCustomerBaskets: () => Promise.resolve({ baskets: [answer] }) },
    baskets: { getBasket: () => Promise.resolve(answer) },
    // The family wraps the calls of the core; here its operations are given at once.
    family: () => ({
      redeem: call(controllers.redeem),
      removeGiftCertificate: call(controllers.removeGiftCertificate),
      addCouponToBasket: controllers.addCouponToBasket
    })
  } as unknown as Platform
  function Cart() {
    const [shown] = useState<Basket>(basket)
    return <GiftCardSection basket={shown} />
  }
  renderWithProviders(<Cart />, { platform })
  document.querySelector('details')?.setAttribute('open', '')
  const field = () => screen.getByRole('textbox', { name: /^Activation Code/ })
  const button = () => screen.getByRole('button', { name: 'Redeem' })
  return { field, button }
}

const refuse = (ErrorMsg: string) => jest.fn().mockResolvedValue({ error: true, ErrorMsg })

it('requires the activation code, and does not call without it', async () => {
  const redeem = jest.fn()
  const { field, button } = openSection([], { redeem })
  await userEvent.click(button())
  expect(screen.getByText('Please enter the Activation Code.')).toBeVisible()
  expect(field()).toHaveFocus()
  expect(field()).toBeInvalid()
  expect(redeem).not.toHaveBeenCalled()
})

it.each([
  ['with control characters', 'TEE4\u0007'],
  ['of 5,000 characters', 'T'.repeat(5000)]
])('refuses a code %s without a call, and keeps it', async (_, code) => {
  const redeem = jest.fn()
  const { field, button } = openSection([], { redeem })
  await userEvent.click(field())
  await userEvent.paste(code)
  await userEvent.click(button())
  expect(screen.getByText(/not the code of a gift card/)).toBeVisible()
  expect(field()).toHaveValue(code)
  expect(redeem).not.toHaveBeenCalled()
})

it('shows the text of the platform with the end of the code in its place, and keeps the code to mend it', async () => {
  const { field, button } = openSection([], { redeem: refuse('We do not know {0}.') })
  await userEvent.type(field(), ' <b>NONE</b> ')
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('We do not know ****</b>.')
  expect(field()).toHaveValue(' <b>NONE</b> ')
  expect(field()).toHaveFocus()
  expect(field()).toBeInvalid()
})

const notFound = {
  error: true,
  ErrorMsg: 'We do not know {0}.',
  statusCode: 'GIFTCERTIFICATE_NOT_FOUND'
}
const asPromoCode = () => screen.queryByRole('button', { name: 'Redeem as a promo code' })

it('adds a promo code that was typed as a gift card, once the shopper says so', async () => {
  const addCouponToBasket = jest.fn().mockResolvedValue({ basketId: 'basket-1', currency: 'EUR' })
  const { field } = openSection([], { redeem: jest.fn().mockResolvedValue(notFound), addCouponToBasket })
  await userEvent.type(field(), 'tenpercent{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Is it a promo code?')
  expect(addCouponToBasket).not.toHaveBeenCalled()
  // With the keyboard: before the field.
  await userEvent.tab({ shift: true })
  expect(asPromoCode()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('The code TENPERCENT is in your cart.')).toHaveAttribute('role', 'status')
  expect(addCouponToBasket.mock.calls).toEqual([[{ basketId: 'basket-1' }, { code: 'tenpercent' }]])
  expect(field()).toHaveValue('')
  expect(screen.getByRole('heading', { name: 'Pay by gift card' })).toHaveFocus()
})

it('offers nothing more for a code of neither kind', async () => {
  const refusal = new PlatformError({ kind: 'fault', operation: 'addCouponToBasket', status: 400 })
  const addCouponToBasket = jest.fn().mockRejectedValue(refusal)
  const { field } = openSection([], { redeem: jest.fn().mockResolvedValue(notFound), addCouponToBasket })
  await userEvent.type(field(), 'NONE{Enter}')
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Redeem as a promo code' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/check if the coupon is valid/))
  expect(asPromoCode()).not.toBeInTheDocument()
  expect(field()).toHaveFocus()
})

it('does not take a gift card that is known and refused for a promo code', async () => {
  const spent = { error: true, ErrorMsg: 'Nothing is left.', statusCode: 'GIFTCERTIFICATE_REDEEMED' }
  const { field } = openSection([], { redeem: jest.fn().mockResolvedValue(spent) })
  await userEvent.type(field(), `${CODE}{Enter}`)
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is left.')
  expect(asPromoCode()).not.toBeInTheDocument()
})

it('says in the language of the shopper that the platform failed', async () => {
  const { field, button } = openSection([], {
    redeem: refuse('Something went wrong. Please try again later!')
  })
  await userEvent.type(field(), CODE)
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
})

it('sends a code once, however often it is submitted meanwhile', async () => {
  let finish = (_: unknown): void => undefined
  const redeem = jest.fn().mockReturnValue(new Promise(resolve => (finish = resolve)))
  const { field, button } = openSection([], { redeem })
  await userEvent.type(field(), `${CODE}{Enter}{Enter}`)
  await userEvent.click(button())
  finish({ success: true, giftCertificateCode: 'x' })
  expect(await screen.findByText('The gift card was redeemed.')).toBeInTheDocument()
  expect(redeem).toHaveBeenCalledTimes(1)
  expect(redeem).toHaveBeenCalledWith({ giftCertID: CODE })
  expect(field()).toHaveValue('')
  expect(screen.getByRole('heading', { name: 'Pay by gift card' })).toHaveFocus()
})

it('shows every redeemed card by the end of its code, with its amount, and accepts another one', () => {
  openSection([buildCard('p1', '9RPA', 12), buildCard('p2', '5TLB', 3)], {})
  const cards = within(screen.getByRole('list', { name: 'Redeemed gift cards' })).getAllByRole('listitem')
  expect(cards[0]).toHaveTextContent('Gift card ending in 9RPAEUR 12.00')
  expect(cards[1]).toHaveTextContent('Gift card ending in 5TLBEUR 3.00')
  expect(screen.getByText('Redeem another gift card')).toBeVisible()
})

it('closes the form where the cards pay all', () => {
  openSection([buildCard('p1', '9RPA', 20)], {})
  expect(screen.getByText('Your gift cards pay the whole order.')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

it('removes a card, and leaves the focus beside it', async () => {
  const removeGiftCertificate = jest.fn().mockResolvedValue({ success: true })
  openSection([buildCard('p1', '9RPA', 20)], { removeGiftCertificate })
  await userEvent.click(screen.getByRole('button', { name: 'Remove Gift card ending in 9RPA' }))
  expect(await screen.findByText('The gift card was removed.')).toBeInTheDocument()
  expect(removeGiftCertificate).toHaveBeenCalledWith({ giftCertificateCode: 'internal-p1' })
  expect(screen.getByRole('heading', { name: 'Pay by gift card' })).toHaveFocus()
})

it('keeps a card that could not be removed, and says so', async () => {
  openSection([buildCard('p1', '9RPA', 20)], { removeGiftCertificate: refuse('') })
  const remove = screen.getByRole('button', { name: /Remove/ })
  await userEvent.click(remove)
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be removed')
  await waitFor(() => expect(remove).toBeEnabled())
})

describe('in a cart whose delivery is not chosen yet', () => {
  const tea = buildLine({ price: 8.94 })
  /** The default method costs 3.99, as the overview shows. */
  function openCart(amount: number) {
    const basket = buildBasket({
      lines: [tea],
      totals: { items: 8.94, tax: 0.5 },
      paymentInstruments: [buildCard('p1', '9RPA', amount)]
    })
    const methods = {
      applicableShippingMethods: [{ id: 'standard', name: 'Standard', price: 3.99 }],
      defaultShippingMethodId: 'standard'
    }
    const platform = {
      family: () => ({ getShippingMethodsForShipment: () => Promise.resolve(methods) })
    } as unknown as Platform
    renderWithProviders(<GiftCardSection basket={basket} />, { platform })
  }

  it('closes the form once cards pay goods and delivery', async () => {
    openCart(12.93)
    expect(await screen.findByText('Your gift cards pay the whole order.')).toBeVisible()
    expect(screen.queryByText('Redeem another gift card')).not.toBeInTheDocument()
  })

  it('takes another card while delivery is left to pay', async () => {
    openCart(8.94)
    expect(await screen.findByText('Redeem another gift card')).toBeVisible()
    await act(() => new Promise(resolve => setTimeout(resolve)))
    expect(screen.getByText('Redeem another gift card')).toBeVisible()
  })
})

it('says which cards went when the currency changed, until the shopper closes it', async () => {
  const card = {
    paymentInstrumentId: 'p1',
    paymentMethodId: 'GIFT_CERTIFICATE',
    maskedGiftCertificateCode: '****9RPA'
  }
  const basket = { basketId: 'b', currency: 'GBP', paymentInstruments: [card] }
  const baskets = answerJson({ baskets: [basket], total: 1 })
  const { platform } = createRecordingPlatform(
    baskets,
    baskets,
    answerJson({ ...basket, currency: 'EUR', paymentInstruments: [] })
  )
  await findPlatformBasket({ platform, currency: 'GBP' })
  openSection([], {})
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  cleanup()
  await findPlatformBasket({ platform, currency: 'EUR' })
  openSection([], {})
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your cart is now in EUR. Your gift card in another currency was taken off and keeps its balance: Gift card ending in 9RPA.'
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  cleanup()
  openSection([], {})
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
