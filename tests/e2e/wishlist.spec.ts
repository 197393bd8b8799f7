import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { findMail } from './support/sandbox'
import { test } from './support/view'

const main = (page: Page) => page.getByRole('main')

test('a guest presses a heart, makes an account, and finds the product on the wishlist', async ({ page }) => {
  test.setTimeout(90_000)
  const shop = 'jasmin'
  const list = '/shop/green-tea'
  expect((await page.goto(`/${shop}/de${list}`))?.status()).toBe(200)
  const hearts = main(page).getByRole('button', { name: /auf die Merkliste setzen$/ })
  const name = ((await hearts.nth(1).getAttribute('aria-label')) ?? '').replace(
    / auf die Merkliste setzen$/,
    ''
  )
  const second = ((await hearts.nth(2).getAttribute('aria-label')) ?? '').replace(
    / auf die Merkliste setzen$/,
    ''
  )
  expect(name).not.toBe('')

  await test.step('the login knows the wish and the way back', async () => {
    await hearts.nth(1).click()
    await expect(page).toHaveURL(/\/login\?redirectUrl=.*&wish=\d{18}$/)
    await main(page).getByRole('link', { name: 'Jetzt registrieren' }).click()
    const email = `mina-${shop}-wish@example.com`
    await main(page)
      .getByLabel(/^E-Mail-Adresse/)
      .fill(email)
    await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
    await main(page).getByRole('button', { name: 'Code senden' }).click()
    const code = main(page).getByRole('textbox', { name: /^Code aus der E-Mail/ })
    await expect(code).toBeFocused()
    await code.fill((await findMail(email, 'login-code')).document.token ?? '')
    await code.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${shop}/de${list}`))
    await expect(page.getByText('Das Produkt steht auf Ihrer Merkliste.')).toBeVisible()
    await expect(main(page).getByRole('button', { name: `${name} von der Merkliste nehmen` })).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
  })
  await test.step('another one is added without a detour', async () => {
    await main(page)
      .getByRole('button', { name: `${second} auf die Merkliste setzen` })
      .click()
    await expect(main(page).getByRole('button', { name: `${second} von der Merkliste nehmen` })).toBeVisible()
  })
  await test.step('the wishlist shows both, sells them and lets go of them', async () => {
    await page.goto(`/${shop}/de/account/wishlist`)
    const heart = (product: string) =>
      main(page).getByRole('button', { name: `${product} von der Merkliste nehmen` })
    await expect(heart(name)).toBeVisible()
    await expect(heart(second)).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    await heart(second).click()
    await expect(heart(second)).toHaveCount(0)
    await expect(heart(name)).toBeVisible()
    await heart(name).click()
    await expect(main(page).getByText('Ihre Merkliste ist leer.')).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
  })
})
