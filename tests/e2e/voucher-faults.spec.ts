import { expect } from '@playwright/test'
import { giftCertificates } from '../../sandbox/seed/gift-certificates'
import { findViolations } from './support/axe'
import { addProduct, CartPage, openCart } from './support/cart-page'
import { followBasket } from './support/own-basket'
import { changeGiftCard, countFaults, switchFaultOn, switchFaultsOff } from './support/sandbox'
import { test } from './support/view'

test.afterEach(switchFaultsOff)

const CODES = { jasmin: 'FREUNDE-SOMMER', puro: 'CREMA10' } as const
/** Longer than the shop waits for any answer. */
const TOO_LONG = 10_000

/** A card of five euros, whatever other tests have paid with it. */
async function fillCard(shop: string): Promise<string> {
  const { code } = giftCertificates.find(({ siteId, amount }) => siteId === shop && amount === 500)!
  await changeGiftCard(shop, code, { balance: 5 })
  return code
}

test('codes and gift cards whose answers come late, never or garbled end as the platform’s basket says', async ({
  page,
  view
}) => {
  const code = CODES[view.shop]
  const card = await fillCard(view.shop)
  const own = followBasket(page)
  const cart = new CartPage(page, view)
  const alert = page.getByRole('alert')
  const readCodes = async () => (await own.read())?.couponItems?.map(coupon => coupon.code) ?? []
  const countCards = async () => (await own.read())?.paymentInstruments?.length ?? 0
  await addProduct(page, view)
  await openCart(page, view)
  await cart.setQuantity(3)
  await expect(cart.lines().first().getByRole('textbox')).toHaveValue('3')

  await test.step('a code is sent once while its answer is late', async () => {
    let sent = 0
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().includes('/coupons')) sent += 1
    })
    await switchFaultOn({ operation: 'addCouponToBasket', kind: 'delay', ms: 1500, times: 1 })
    await cart.enterCode(code)
    await cart.codeField().press('Enter')
    await expect(cart.code(code)).toBeVisible()
    await expect(cart.codeField()).toHaveValue('')
    expect(sent).toBe(1)
    await cart.expectSums(own.read)
  })

  await test.step('a code is removed although the answer is garbled', async () => {
    await switchFaultOn({ operation: 'removeCouponFromBasket', kind: 'malformed', times: 1 })
    await cart.removeCode(code).click()
    await expect(cart.code(code)).toHaveCount(0)
    await expect(alert).toHaveCount(0)
    expect(await readCodes()).toEqual([])
    await cart.expectSums(own.read)
  })

  await test.step('a code is in the cart although the answer is garbled', async () => {
    await switchFaultOn({ operation: 'addCouponToBasket', kind: 'malformed', times: 1 })
    await cart.enterCode(code)
    await expect(cart.code(code)).toBeVisible()
    await expect(cart.codeField()).toHaveValue('')
    await expect(alert).toHaveCount(0)
    expect(await readCodes()).toEqual([code])
    await cart.expectSums(own.read)
  })

  await test.step('a code whose removal is never answered stays, and says so', async () => {
    await switchFaultOn({ operation: 'removeCouponFromBasket', kind: 'status', status: 503, times: 1 })
    await cart.removeCode(code).click()
    await expect(alert).toContainText(view.say('cart.failed'))
    await expect(cart.code(code)).toBeVisible()
    expect(await readCodes()).toEqual([code])
  })

  await test.step('a gift card pays although the answer is garbled', async () => {
    await switchFaultOn({ operation: 'GiftCert-Redeem', kind: 'malformed', times: 1 })
    await cart.enterCard(card)
    await expect(cart.cards()).toHaveCount(1)
    await expect(cart.gifts().getByRole('alert')).toHaveCount(0)
    expect(await countCards()).toBe(1)
    await cart.expectSums(own.read)
  })

  await test.step('a gift card is removed although the answer is a page of a gateway', async () => {
    await switchFaultOn({ operation: 'GiftCert-RemoveGiftCertificate', kind: 'html', times: 1 })
    const remove = cart.gifts().getByRole('button', { name: view.say('giftCard.remove') })
    await remove.click()
    await expect(cart.gifts().getByRole('alert')).toContainText(view.say('giftCard.removeFailed'))
    await expect(cart.cards()).toHaveCount(1)
    expect(await findViolations(page, 'main')).toEqual([])
    await remove.click()
    await expect(cart.cards()).toHaveCount(0)
    expect(await countCards()).toBe(0)
    await cart.expectSums(own.read)
  })

  await test.step('a gift card whose answer never comes can be entered again', async () => {
    await page.clock.install()
    await switchFaultOn({ operation: 'GiftCert-Redeem', kind: 'stall', times: 1 })
    await cart.enterCard(card)
    // Given up before it has reached the platform, the call would leave the fault to the next one.
    await expect.poll(countFaults).toBe(0)
    await page.clock.fastForward(TOO_LONG)
    await expect(cart.gifts().getByRole('alert')).toContainText(view.say('cart.failed'))
    await expect(cart.cardField()).toHaveValue(card)
    expect(await countCards()).toBe(0)
    await cart.cardField().press('Enter')
    await expect(cart.cards()).toHaveCount(1)
    expect(await countCards()).toBe(1)
    await cart.expectSums(own.read)
  })
})

test('two tabs show the same codes and gift cards, and handle codes removed in the other tab', async ({
  page,
  context,
  view
}) => {
  const code = CODES[view.shop]
  const own = followBasket(page)
  const first = new CartPage(page, view)
  await addProduct(page, view)
  await openCart(page, view)
  await first.setQuantity(3)
  await expect(first.lines().first().getByRole('textbox')).toHaveValue('3')
  const second = new CartPage(await context.newPage(), view)
  await openCart(second.page, view)

  await first.page.bringToFront()
  await first.enterCode(code)
  await expect(first.code(code)).toBeVisible()
  await first.enterCard(await fillCard(view.shop))
  await expect(first.cards()).toHaveCount(1)
  await second.page.bringToFront()
  await expect(second.code(code)).toBeVisible()
  await expect(second.cards()).toHaveCount(1)
  await second.expectSums(own.read)

  await second.removeCode(code).click()
  await second
    .gifts()
    .getByRole('button', { name: view.say('giftCard.remove') })
    .click()
  await expect(second.cards()).toHaveCount(0)
  await first.page.bringToFront()
  await expect(first.code(code)).toHaveCount(0)
  await expect(first.cards()).toHaveCount(0)
  await first.expectSums(own.read)
  expect(await own.read()).toMatchObject({ productItems: [{ quantity: 3 }] })

  // Both at once: the slower one finds the code gone, which is what it wanted.
  await first.enterCode(code)
  await expect(first.code(code)).toBeVisible()
  await second.page.bringToFront()
  await expect(second.code(code)).toBeVisible()
  const pressed = [first, second].map(tab =>
    tab.removeCode(code).evaluate(button => (button as HTMLElement).click())
  )
  await Promise.all(pressed)
  for (const tab of [first, second]) {
    await tab.page.bringToFront()
    await expect(tab.code(code)).toHaveCount(0)
    await expect(tab.page.getByRole('alert')).toHaveCount(0)
  }
})
