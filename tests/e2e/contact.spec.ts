import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { CONSOLE } from './support/servers'
import { switchFaultOn, switchFaultsOff } from './support/sandbox'
import { test } from './support/view'

const words = {
  name: /^Nom/,
  email: /^Adresse e-mail|^E-mail/,
  reason: /^De quoi/,
  choice: 'Service technique',
  message: /^Votre message/,
  send: 'Envoyer le message',
  sent: 'Merci de nous avoir contactés.',
  failed: /n’a pas pu être envoyé/
}

const main = (page: Page) => page.getByRole('main')

test.afterEach(switchFaultsOff)

test('a visitor writes to the shop, and keeps the message after a failure', async ({ page }) => {
  const [shop, language] = ['jasmin', 'fr'] as const
  const email = `visitor-${shop}-contact@example.com`
  await page.goto(`/${shop}/${language}/service#contact`)
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: words.send }) })
  const send = form.getByRole('button', { name: words.send })

  await test.step('every missing field is named', async () => {
    await send.click()
    await expect(form.getByRole('alert').first()).toBeFocused()
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(4)
    expect(await findViolations(page, 'main')).toEqual([])
  })
  await test.step('a failure keeps the text', async () => {
    await form.getByLabel(words.name).fill('Ida Moor')
    await form.getByLabel(words.email).fill(email)
    await form.getByLabel(words.reason).selectOption({ label: words.choice })
    await form.getByLabel(words.message).fill('<b>Die Maschine</b> tropft 🫖')
    await switchFaultOn({ operation: 'createCase', kind: 'status', status: 500, times: 1 })
    await send.click()
    await expect(form.getByText(words.failed)).toBeVisible()
    await expect(form.getByLabel(words.message)).toHaveValue('<b>Die Maschine</b> tropft 🫖')
    expect(await findViolations(page, 'main')).toEqual([])
  })
  await test.step('the next try arrives, with the reason as the service knows it', async () => {
    await send.click()
    await expect(form.getByText(words.sent)).toBeVisible()
    await expect(form.getByLabel(words.message)).toHaveValue('')
    expect(await findViolations(page, 'main')).toEqual([])
    const mails = (await (await fetch(`${CONSOLE}/control/outbox`)).json()) as {
      mails: { kind: string; document: Record<string, string> }[]
    }
    const written = JSON.stringify(mails.mails.find(({ kind }) => kind === 'contact-case')?.document)
    expect(written).toContain('Technischer Kundendienst')
    expect(written).toContain(email)
  })
})
