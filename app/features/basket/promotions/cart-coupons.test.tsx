import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { buildAnswer, buildCoupon, openCouponCart } from '../../../../tests/factories/coupon-cart'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { closeChannels } from '../api/basket-channel'

const sandbox = serveSandbox()
afterEach(closeChannels)

const ADD = 'addCouponToBasket'
const REMOVE = 'removeCouponFromBasket'
const REDEEM = 'GiftCert-Redeem'
const SPEC_REFUSAL = 'Something went wrong while adding the coupon. Please check if the coupon is valid.'

const refuseCode = (statusCode: string, statusMessage: string) =>
  sandbox.refuse(ADD, 400, { type: 'invalid-coupon-code', statusCode, statusMessage })
const field = () => screen.findByRole('textbox', { name: 'Promo code' })
const redeem = () => screen.getByRole('button', { name: 'Redeem' })

it('sends a code by Enter without the spaces around it, and says that it is in the cart', async () => {
  let answer: (response: Response) => void = () => undefined
  sandbox.respond(ADD, () => new Promise<Response>(resolve => (answer = resolve)))
  openCouponCart(sandbox)
  expect(await field()).toHaveValue('')
  expect(redeem()).toBeDisabled()
  await userEvent.type(await field(), '  tenpercent {Enter}')
  expect(redeem()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.type(await field(), '{Enter}')
  await waitFor(async () => expect(await sandbox.callsTo(ADD)).toHaveLength(1))
  answer(Response.json(buildAnswer({ couponItems: [buildCoupon('TENPERCENT')] })))
  expect(await screen.findByText('The code TENPERCENT is in your cart.')).toHaveAttribute('role', 'status')
  expect(await sandbox.callsTo(ADD)).toMatchObject([
    { path: expect.stringMatching(/\/baskets\/b\/coupons$/), body: { code: 'tenpercent' } }
  ])
  expect(await field()).toHaveValue('')
  expect(screen.getByText('TENPERCENT', { selector: 'li .font-semibold' })).toBeVisible()
})

it('keeps a refused code in the field, takes the focus there and says the platform’s reason', async () => {
  refuseCode('COUPON_DISABLED', 'This promo code is no longer valid.')
  openCouponCart(sandbox)
  await userEvent.type(await field(), 'FAIR')
  await userEvent.click(redeem())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(SPEC_REFUSAL)
  expect(alert).toHaveTextContent('This promo code is no longer valid.')
  expect(await field()).toHaveValue('FAIR')
  expect(await field()).toHaveFocus()
  expect(await field()).toHaveAccessibleDescription(/no longer valid/)
})

/** A code that no promotion has. */
const refuseAsUnknown = () => refuseCode('COUPON_CODE_UNKNOWN', 'We do not know this promo code.')
const GIFT_CODE = 'TEE4-KQ7M-2XWD-9RPA'
const asGiftCard = () => screen.queryByRole('button', { name: 'Redeem as a gift card' })

it('redeems a gift card whose code was typed as a promo code, once the shopper says so', async () => {
  refuseAsUnknown()
  sandbox.reply(REDEEM, { success: true, giftCertificateCode: 'x' })
  sandbox.reply('getBasket', buildAnswer())
  openCouponCart(sandbox)
  await userEvent.type(await field(), GIFT_CODE)
  await userEvent.click(redeem())
  expect(await screen.findByRole('alert')).toHaveTextContent('Is it the code of a gift card?')
  expect(await sandbox.callsTo(REDEEM)).toEqual([])
  // With the keyboard: behind the field and its button.
  await userEvent.tab()
  await userEvent.tab()
  expect(asGiftCard()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const outcome = await screen.findByText('The gift card was redeemed.')
  expect(outcome).toHaveAttribute('role', 'status')
  await waitFor(() => expect(outcome).toHaveFocus())
  expect(await sandbox.callsTo(REDEEM)).toMatchObject([{ query: { giftCertID: GIFT_CODE } }])
  expect(await field()).toHaveValue('')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('says why a code of neither kind is refused, and offers nothing more', async () => {
  refuseAsUnknown()
  const statusCode = 'GIFTCERTIFICATE_NOT_FOUND'
  sandbox.reply(REDEEM, { error: true, ErrorMsg: 'We do not know {0}.', statusCode })
  openCouponCart(sandbox)
  await userEvent.type(await field(), GIFT_CODE)
  await userEvent.click(redeem())
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Redeem as a gift card' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We do not know ****9RPA.'))
  expect(asGiftCard()).not.toBeInTheDocument()
  expect(await field()).toHaveFocus()
  expect(await field()).toHaveValue(GIFT_CODE)
})

it('does not take a promo code that is known and refused for a gift card', async () => {
  refuseCode('COUPON_DISABLED', 'No longer valid.')
  openCouponCart(sandbox)
  await userEvent.type(await field(), 'FAIR{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('No longer valid.')
  expect(asGiftCard()).not.toBeInTheDocument()
})

it('takes a code as entered that is in the cart although the answer to it was lost', async () => {
  const basket = { couponItems: [] as object[] }
  sandbox.respond(ADD, () => {
    basket.couponItems.push(buildCoupon('TENPERCENT'))
    return HttpResponse.error()
  })
  openCouponCart(sandbox, { basket })
  await userEvent.type(await field(), 'tenpercent{Enter}')
  expect(await screen.findByText('The code TENPERCENT is in your cart.')).toBeVisible()
  expect(await field()).toHaveValue('')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('keeps a code in the field that was lost on the way to the platform', async () => {
  sandbox.respond(ADD, () => HttpResponse.error())
  openCouponCart(sandbox)
  await userEvent.type(await field(), 'tenpercent{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(SPEC_REFUSAL)
  expect(await field()).toHaveValue('tenpercent')
})

it('takes a code as removed that another tab has removed before', async () => {
  const basket = { couponItems: [buildCoupon('TENPERCENT')] as object[] }
  sandbox.refuse(REMOVE, 404)
  openCouponCart(sandbox, { basket })
  const remove = await screen.findByRole('button', { name: 'Remove TENPERCENT' })
  basket.couponItems.length = 0
  await userEvent.click(remove)
  expect(await screen.findByText('The code TENPERCENT was removed.')).toBeVisible()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

it('never sends what can be no code', async () => {
  openCouponCart(sandbox)
  await userEvent.click(await field())
  await userEvent.paste('<b>TEA</b>')
  await userEvent.click(redeem())
  expect(await screen.findByRole('alert')).toHaveTextContent(SPEC_REFUSAL)
  expect(await field()).toHaveValue('<b>TEA</b>')
  expect(await sandbox.callsTo(ADD)).toEqual([])
})

it('removes a coupon by its item id and takes the focus to the outcome', async () => {
  sandbox.reply(REMOVE, buildAnswer())
  openCouponCart(sandbox, { basket: { couponItems: [buildCoupon('TENPERCENT')] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove TENPERCENT' }))
  const outcome = await screen.findByText('The code TENPERCENT was removed.')
  await waitFor(() => expect(outcome).toHaveFocus())
  expect(await sandbox.callsTo(REMOVE)).toMatchObject([
    { path: expect.stringMatching(/\/baskets\/b\/coupons\/item-TENPERCENT$/) }
  ])
})
