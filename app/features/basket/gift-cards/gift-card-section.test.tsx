import { setTimeout as wait } from 'node:timers/promises'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { SENCHA } from '../../../../tests/factories/placed-order'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import type { Platform } from '../../../platform/platform'
import { findPlatformBasket } from '../api/find-basket'
import { closeChannels } from '../api/basket-channel'
import type { PaymentInstrument } from '../model/basket'
import { GiftCardSection } from './gift-card-section'

const sandbox = serveSandbox()
afterEach(closeChannels)

const REDEEM = 'GiftCert-Redeem'
const REMOVE = 'GiftCert-RemoveGiftCertificate'
const ADD_CODE = 'addCouponToBasket'

const CODE = 'TEE4-KQ7M-2XWD-9RPA'
/** Nothing is left of it. */
const SPENT = 'TEE6-BX5R-3PNV-7QCF'

const buildCard = (id: string, ending: string, amount: number): PaymentInstrument => ({
  id,
  methodId: 'GIFT_CERTIFICATE',
  amount,
  giftCard: { ending, internalCode: `internal-${id}` }
})

const BASKET = { basketId: 'basket-1', currency: 'EUR' }

let platform: Platform
beforeEach(() => {
  platform = sandbox.openPlatform()
})

/** The shopper's basket at the platform, which judges codes by it. */
async function fillCart() {
  const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
  await platform.baskets.addItemToBasket({ basketId }, [{ productId: SENCHA, quantity: 2 }])
}

/** The section over a basket of 20 EUR that this test alone knows. */
function openSection(...paymentInstruments: PaymentInstrument[]) {
  const basket = buildBasket({
    lines: [buildLine({ price: 20 })],
    totals: { items: 20, shipping: 0, tax: 1, order: 20 },
    paymentInstruments
  })
  sandbox.reply('getCustomerBaskets', { baskets: [BASKET], total: 1 })
  sandbox.reply('getBasket', BASKET)
  renderWithProviders(<GiftCardSection basket={basket} />, { platform })
  document.querySelector('details')?.setAttribute('open', '')
  const field = () => screen.getByRole('textbox', { name: /^Activation Code/ })
  const button = () => screen.getByRole('button', { name: 'Redeem' })
  return { field, button }
}

it('requires the activation code, and does not call without it', async () => {
  const { field, button } = openSection()
  await userEvent.click(button())
  expect(screen.getByText('Please enter the Activation Code.')).toBeVisible()
  expect(field()).toHaveFocus()
  expect(field()).toBeInvalid()
  expect(await sandbox.callsTo(REDEEM)).toEqual([])
})

it.each([
  ['with control characters', 'TEE4\u0007'],
  ['of 5,000 characters', 'T'.repeat(5000)]
])('refuses a code %s without a call, and keeps it', async (_, code) => {
  const { field, button } = openSection()
  await userEvent.click(field())
  await userEvent.paste(code)
  await userEvent.click(button())
  expect(screen.getByText(/not the code of a gift card/)).toBeVisible()
  expect(field()).toHaveValue(code)
  expect(await sandbox.callsTo(REDEEM)).toEqual([])
})

it('shows the text of the platform with the end of the code in its place, and keeps the code to mend it', async () => {
  await fillCart()
  const { field, button } = openSection()
  await userEvent.type(field(), ' <b>NONE</b> ')
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(/\*\*\*\*<\/b>/)
  expect(field()).toHaveValue(' <b>NONE</b> ')
  expect(field()).toHaveFocus()
  expect(field()).toBeInvalid()
})

const asPromoCode = () => screen.queryByRole('button', { name: 'Redeem as a promo code' })

it('adds a promo code that was typed as a gift card, once the shopper says so', async () => {
  await fillCart()
  sandbox.reply(ADD_CODE, BASKET)
  const { field } = openSection()
  await userEvent.type(field(), 'tenpercent{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Is it a promo code?')
  expect(await sandbox.callsTo(ADD_CODE)).toEqual([])
  // With the keyboard: before the field.
  await userEvent.tab({ shift: true })
  expect(asPromoCode()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('The code TENPERCENT is in your cart.')).toHaveAttribute('role', 'status')
  expect(await sandbox.callsTo(ADD_CODE)).toMatchObject([{ body: { code: 'tenpercent' } }])
  expect(field()).toHaveValue('')
  expect(screen.getByRole('heading', { name: 'Pay with gift card' })).toHaveFocus()
})

it('offers nothing more for a code of neither kind', async () => {
  await fillCart()
  sandbox.refuse(ADD_CODE, 400)
  const { field } = openSection()
  await userEvent.type(field(), 'NONE{Enter}')
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Redeem as a promo code' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/check if the coupon is valid/))
  expect(asPromoCode()).not.toBeInTheDocument()
  expect(field()).toHaveFocus()
})

it('does not take a gift card that is known and refused for a promo code', async () => {
  await fillCart()
  const { field } = openSection()
  await userEvent.type(field(), `${SPENT}{Enter}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(/nothing left on the gift card/)
  expect(asPromoCode()).not.toBeInTheDocument()
})

it('says in the language of the shopper that the platform failed', async () => {
  sandbox.refuse(REDEEM, 503)
  const { field, button } = openSection()
  await userEvent.type(field(), CODE)
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
})

it('sends a code once, however often it is submitted meanwhile', async () => {
  let finish: (answer: Response) => void = () => undefined
  sandbox.respond(REDEEM, () => new Promise<Response>(resolve => (finish = resolve)))
  const { field, button } = openSection()
  await userEvent.type(field(), `${CODE}{Enter}{Enter}`)
  await userEvent.click(button())
  await waitFor(async () => expect(await sandbox.callsTo(REDEEM)).toHaveLength(1))
  finish(Response.json({ success: true, giftCertificateCode: 'x' }))
  expect(await screen.findByText('The gift card was redeemed.')).toBeInTheDocument()
  expect(await sandbox.callsTo(REDEEM)).toMatchObject([{ query: { giftCertID: CODE } }])
  expect(field()).toHaveValue('')
  expect(screen.getByRole('heading', { name: 'Pay with gift card' })).toHaveFocus()
})

it('shows every redeemed card by the end of its code, with its amount, and accepts another one', () => {
  openSection(buildCard('p1', '9RPA', 12), buildCard('p2', '5TLB', 3))
  const cards = within(screen.getByRole('list', { name: 'Redeemed gift cards' })).getAllByRole('listitem')
  expect(cards[0]).toHaveTextContent('Gift card ending in 9RPAEUR 12.00')
  expect(cards[1]).toHaveTextContent('Gift card ending in 5TLBEUR 3.00')
  expect(screen.getByText('Redeem another gift card')).toBeVisible()
})

it('closes the form where the cards pay all', () => {
  openSection(buildCard('p1', '9RPA', 20))
  expect(screen.getByText('Your gift cards cover your whole order.')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

it('removes a card, and leaves the focus beside it', async () => {
  sandbox.reply(REMOVE, { success: true })
  openSection(buildCard('p1', '9RPA', 20))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Gift card ending in 9RPA' }))
  expect(await screen.findByText('The gift card was removed.')).toBeInTheDocument()
  expect(await sandbox.callsTo(REMOVE)).toMatchObject([{ query: { giftCertificateCode: 'internal-p1' } }])
  expect(screen.getByRole('heading', { name: 'Pay with gift card' })).toHaveFocus()
})

it('keeps a card that could not be removed, and says so', async () => {
  sandbox.refuse(REMOVE, 503)
  openSection(buildCard('p1', '9RPA', 20))
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
    sandbox.reply('getShippingMethodsForShipment', methods)
    renderWithProviders(<GiftCardSection basket={basket} />, { platform })
  }

  it('closes the form once cards pay goods and delivery', async () => {
    openCart(12.93)
    expect(await screen.findByText('Your gift cards cover your whole order.')).toBeVisible()
    expect(screen.queryByText('Redeem another gift card')).not.toBeInTheDocument()
  })

  it('takes another card while delivery is left to pay', async () => {
    openCart(8.94)
    expect(await screen.findByText('Redeem another gift card')).toBeVisible()
    await waitFor(async () => expect(await sandbox.callsTo('getShippingMethodsForShipment')).toHaveLength(1))
    await act(() => wait(20))
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
  sandbox.reply('getCustomerBaskets', { baskets: [basket], total: 1 })
  sandbox.reply('updateBasket', { ...basket, currency: 'EUR', paymentInstruments: [] })
  await findPlatformBasket({ platform, currency: 'GBP' })
  openSection()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  cleanup()
  sandbox.reply('getCustomerBaskets', { baskets: [basket], total: 1 })
  await findPlatformBasket({ platform, currency: 'EUR' })
  openSection()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your cart is now in EUR. Your gift card in another currency was removed and keeps its balance: Gift card ending in 9RPA.'
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  cleanup()
  openSection()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
