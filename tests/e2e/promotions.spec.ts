import { expect, type Page } from '@playwright/test'
import type { PlatformBasket } from '../../app/platform/scapi/shopper-baskets'
import { findViolations, waitUntilReady } from './support/axe'
import { CartPage } from './support/cart-page'
import { test } from './support/view'

/** Codes of the seed by shop; `units` make the basket worth what they ask for. */
const SHOPS = {
  jasmin: {
    units: 6,
    locale: 'de-DE',
    plain: 'LINDENBLUETE5',
    bonus: 'PROBIERKEKS',
    welcome: 'WO-TEESTUNDE',
    credit: 'KULANZ-8T4M',
    friend: 'FREUNDE-SOMMER',
    idle: 'TEEPAUSE20',
    spent: 'DIEERSTEN100'
  },
  puro: {
    units: 8,
    locale: 'en',
    plain: 'CREMA10',
    bonus: 'NOCHEINE',
    welcome: 'WO-ERSTETASSE',
    credit: undefined,
    friend: undefined,
    idle: 'MASCHINE25',
    spent: 'EISKAFFEE2025'
  }
} as const

/** The last basket that the platform has answered to this page. */
function followBasket(page: Page): () => PlatformBasket {
  let last: PlatformBasket | undefined
  page.on('response', async response => {
    if (!/\/shopper-baskets\/v1\/.*\/baskets/.test(response.url()) || !response.ok()) return
    const body = (await response.json().catch(() => undefined)) as PlatformBasket | undefined
    if (body?.basketId && body.productItems) last = body
  })
  return () => {
    if (!last) throw new Error('No basket was answered yet')
    return last
  }
}

test('every kind of code is entered, shown in its group, paid as the platform says and removed', async ({
  page,
  view
}) => {
  test.setTimeout(150_000)
  const { say } = view
  const codes = SHOPS[view.shop]
  const readBasket = followBasket(page)
  const field = page.getByRole('textbox', { name: say('promotions.code') })
  const redeem = page.getByRole('button', { name: say('promotions.redeem') })
  const list = page.getByRole('list', { name: say('promotions.codes') })
  const row = (code: string) => list.getByRole('listitem').filter({ hasText: code })
  const dialog = page.getByRole('dialog', { name: say('promotions.chooseTitle') })
  const summary = page.getByRole('complementary', { name: say('cartPage.overview') })
  const cart = new CartPage(page, view)
  const expectPlatformTotal = () => cart.expectSums(() => Promise.resolve(readBasket()))
  const enter = async (code: string) => {
    await field.fill(code)
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }
  const removeCode = async (code: string) => {
    await list.getByRole('button', { name: `${say('cartLine.remove')} ${code}` }).click()
    await expect(row(code)).toBeHidden()
  }

  await page.goto(`${view.root}${view.product.path}`)
  await waitUntilReady(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('product.add'), exact: true })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('cartLine.toCart') })
    .click()
  const quantity = page.getByRole('group', { name: view.product.name }).getByRole('textbox')
  await quantity.fill(`${codes.units}`)
  await expect.poll(() => readBasket().productItems?.[0]?.quantity).toBe(codes.units)

  await test.step('refuses an unknown code, and keeps the typed text', async () => {
    await expect(redeem).toBeDisabled()
    await field.fill('   ')
    await expect(redeem).toBeDisabled()
    for (const typed of [
      'A'.repeat(5000),
      '<img src=x onerror=alert(1)>',
      'TEE\u0007',
      codes.spent,
      'NONE'
    ]) {
      await field.fill(typed)
      await redeem.click()
      await expect(page.getByText(say('promotions.refused'))).toBeVisible()
      await expect(field).toHaveValue(typed)
      await expect(field).toBeFocused()
    }
    expect(readBasket().couponItems ?? []).toEqual([])
    expect(await findViolations(page, 'main')).toEqual([])
  })

  await test.step('takes a code in lower case with spaces around it', async () => {
    await enter(`  ${codes.plain.toLowerCase()} `)
    await expect(row(codes.plain)).toBeVisible()
    await expectPlatformTotal()
    await removeCode(codes.plain)
    await expectPlatformTotal()
  })

  await test.step('says that a code does not apply, each brand in its words', async () => {
    await enter(codes.idle)
    const words = view.shop === 'jasmin' ? say('promotions.notApplicable') : /^Add goods worth another EUR/
    await expect(list.getByText(words)).toBeVisible()
    await removeCode(codes.idle)
  })

  for (const code of [codes.credit, codes.friend]) {
    if (!code) continue
    await test.step(`takes the code ${code}`, async () => {
      await enter(code)
      if (code === codes.friend) await expect(list.getByText(say('promotions.applied'))).toBeVisible()
      else await expect(summary.getByText(say('pricing.credit'))).toBeVisible()
      await expectPlatformTotal()
      await removeCode(code)
    })
  }

  await test.step('asks before an item of the welcome offer is removed', async () => {
    await enter(codes.welcome)
    await expect(page.getByText(say('promotions.welcomeGiven'))).toBeVisible()
    expect(readBasket().c_welcomeOfferPromotionId).toBeTruthy()
    const remove = page.getByRole('button', { name: `${say('cartLine.remove')} ${view.product.name}` })
    await remove.focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: new RegExp(view.product.name) })
    await expect(question).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await question.getByRole('button', { name: say('promotions.cancel') }).click()
    await expect(question).toBeHidden()
    await expect(remove).toBeFocused()
    await removeCode(codes.welcome)
  })

  const choose = async (product: number) => {
    // By keyboard alone: the first control takes the choice, the last button confirms it.
    if (view.shop === 'jasmin') {
      await dialog.getByRole('radio').nth(product).focus()
      await page.keyboard.press('Space')
    } else {
      await dialog.getByRole('combobox').nth(product).focus()
      await page.keyboard.press('1')
    }
    await dialog.getByRole('button', { name: say('promotions.confirmChoice') }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
  const bonusUnits = () =>
    (readBasket().productItems ?? [])
      .filter(item => item.bonusProductLineItem)
      .reduce((units, item) => units + (item.quantity ?? 0), 0)

  await test.step('opens the choice after the code of a bonus', async () => {
    await enter(codes.bonus)
    await expect(dialog).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(list.getByRole('button', { name: say('promotions.select') })).toBeVisible()
  })

  await test.step('opens the choice after a change of quantity', async () => {
    await page
      .getByRole('button', { name: say('cartLine.increase') })
      .first()
      .click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('opens the choice above the panel after an add', async () => {
    await page.goto(`${view.root}${view.product.path}`)
    await waitUntilReady(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: say('product.add'), exact: true })
      .first()
      .click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: say('cartLine.toCart') })
      .click()
  })

  await test.step('opens the choice from the row of the code, and changes it there', async () => {
    const select = list.getByRole('button', { name: say('promotions.select') })
    await select.focus()
    await page.keyboard.press('Enter')
    await choose(0)
    await expect.poll(bonusUnits).toBe(1)
    await expectPlatformTotal()
    const change = list.getByRole('button', {
      name: say(view.shop === 'jasmin' ? 'promotions.changeChoice' : 'promotions.select')
    })
    await expect(change).toBeFocused()
    await page.keyboard.press('Enter')
    await choose(1)
    await expect.poll(bonusUnits).toBe(view.shop === 'jasmin' ? 1 : 2)
    await expectPlatformTotal()
    const free = (readBasket().productItems ?? []).filter(item => item.bonusProductLineItem)
    expect(free.map(item => item.priceAfterItemDiscount)).toEqual(free.map(() => 0))
    const more = page
      .locator('.cart-line')
      .filter({ hasText: codes.bonus })
      .getByRole('button', { name: say('cartLine.increase') })
    await expect(more).toHaveCount(free.length)
    for (const button of await more.all()) await expect(button).toBeDisabled()
  })

  await test.step('shows the codes in checkout without a way to remove them', async () => {
    await page.goto(`${view.root}/checkout`)
    await page.locator('main summary').first().click()
    await expect(row(codes.bonus)).toBeVisible()
    await expect(list.getByRole('button')).toHaveCount(0)
  })

  await test.step('takes the free products out with their code', async () => {
    await page.goto(`${view.root}/cart`)
    await removeCode(codes.bonus)
    await expect.poll(bonusUnits).toBe(0)
    await expectPlatformTotal()
  })
})
