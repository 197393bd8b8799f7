import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { findViolations } from './support/axe'
import { findMail } from './support/sandbox'
import { test } from './support/view'

const readWords = (locale: string) =>
  JSON.parse(readFileSync(`translations/${locale}.json`, 'utf8')) as Record<string, string>
/** The English of the German sites: British. */
const words = { ...readWords('en-US'), ...readWords('en-GB'), ...readWords('en-DE') }
const say = (id: string): string => {
  const text = words[id]
  if (text === undefined) throw new Error(`The English catalogue has no ${id}`)
  return text
}

test('an English-speaking customer registers, keeps addresses and machines, and comes back with a new password', async ({
  page
}) => {
  test.setTimeout(90_000)
  const shop = 'puro'
  const email = `erin-${shop}-english@example.com`
  const main = page.getByRole('main')
  const open = (path: string) => page.goto(`/${shop}/en${path}`)
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  const password = (name: RegExp) => main.getByRole('textbox', { name })

  await test.step('registration names missing fields in English', async () => {
    await open('/registration?with=password')
    await button(say('registration.register')).click()
    await expect(main.getByText(say('registration.firstNameRequired')).first()).toBeVisible()
    await expect(main.getByText(say('registration.dataProtectionRequired')).first()).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    await page.getByLabel(/^Title/).selectOption({ label: 'Ms' })
    await page.getByLabel(/^First name/).fill('Erin')
    await page.getByLabel(/^Last name/).fill('Moor')
    await page.getByLabel(/^Email address/).fill(email)
    await password(/^Password/).fill('Teegarten7!')
    await password(/^Repeat password/).fill('Teegarten7!')
    await page.getByRole('checkbox', { name: /privacy policy/ }).check()
    await button(say('registration.register')).click()
    await expect(page).toHaveURL(new RegExp(`/${shop}/en/account$`))
    await expect(main.getByText('Hello Erin')).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
  })
  await test.step('an address is added and changed', async () => {
    await open('/account/addresses')
    await button(say('account.addAddress')).click()
    await page.getByLabel(/^Title/).selectOption({ label: 'Ms' })
    await page.getByLabel(/^First name/).fill('Erin')
    await page.getByLabel(/^Last name/).fill('Moor')
    await page.getByLabel(/^Street/).fill('Deichstraße 7')
    await page.getByLabel(/^Post(al)? ?code/i).fill('2045')
    await page.getByLabel(/^(City|Town)/).fill('Hamburg')
    await button(say('account.saveAddress')).click()
    await expect(main.getByRole('alert').first()).toBeFocused()
    await page.getByLabel(/^Post(al)? ?code/i).fill('20459')
    await button(say('account.saveAddress')).click()
    await expect(main.getByText(say('account.addressAdded'))).toBeVisible()
    await button(/Change .*Deichstraße 7/).click()
    await page.getByLabel(/^Street/).fill('Deichstraße 8')
    await button(say('account.saveAddress')).click()
    await expect(main.getByText(say('account.addressChanged'))).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
  })
  await test.step('a machine is registered by its number, changed and removed', async () => {
    await open('/account/machines')
    await button(say('account.registerMachine')).click()
    const number = page.getByLabel(/^Serial number/)
    await number.fill('<b>6000</b> 🫖')
    await button(/^Save/).click()
    await expect(main.getByRole('alert').first()).toBeFocused()
    await expect(number).toHaveValue('<b>6000</b> 🫖')
    expect(await findViolations(page, 'main')).toEqual([])
    await number.fill('6000 502K 7M4Q 9X2B 2C')
    const date = page.getByLabel(/^Date of purchase/)
    await date.fill('31.02.2026')
    await button(/^Save/).click()
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    await date.fill('01.03.2026')
    await page.getByLabel(/^Your name for it/).fill('Kitchen')
    await button(/^Save/).click()
    await expect(main.getByText('Kitchen', { exact: true })).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    await button('Change Kitchen').click()
    await page.getByLabel(/^Your name for it/).fill('Office')
    await button(/^Save/).click()
    await expect(main.getByText('Office', { exact: true })).toBeVisible()
    await button('Remove Office').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(main.getByText('Office', { exact: true })).toHaveCount(0)
  })
  await test.step('a forgotten password is set anew by the link of the mail', async () => {
    await open('/account')
    await button(say('account.logout')).click()
    await expect(page).toHaveURL(new RegExp(`/${shop}/en/login`))
    await button(/forgotten|forgot/i).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/mail/i).fill(email)
    expect(await findViolations(page, 'dialog')).toEqual([])
    await dialog.getByRole('button', { name: say('login.resetSend') }).click()
    await expect(dialog.getByText(email)).toBeVisible()
    const mail = await findMail(email, 'password-reset')
    await open(`/reset-password/${String(mail.document.token)}`)
    await password(/^New password|^Password/).fill('Kanne2027?')
    await password(/^Repeat/).fill('Kanne2027?')
    expect(await findViolations(page, 'main')).toEqual([])
    await button(say('resetPassword.save')).click()
    await main.getByRole('link', { name: say('resetPassword.toLogin') }).click()
    await page.getByLabel(/^Email address/).fill(email)
    await password(/^Password/).fill('Kanne2027?')
    await main.getByRole('button', { name: say('login.logIn'), exact: true }).click()
    await expect(main.getByText('Hello Erin')).toBeVisible()
    await open('/account/addresses')
    await expect(main.getByText('Deichstraße 8')).toBeVisible()
  })
})
