import { expect, type Locator, type Page } from '@playwright/test'
import { registerCustomer } from './support/register'
import { test } from './support/view'

/** What people paste by mistake, and what strangers try. */
const BAD = {
  nothing: '',
  spaces: '   ',
  markup: '<script>alert(1)</script>',
  emoji: '🫖☕️👩‍🌾',
  'right to left': 'שלום \u202Eabc\u202C',
  'too long': 'x'.repeat(5_000),
  'a control character': 'a\u0000b\u0007'
}

const main = (page: Page) => page.getByRole('main')

/** Types the same into every field, sends the form, and finds everything as it was typed. */
async function expectKept(page: Page, form: Locator, text: string) {
  const fields = form.locator(
    'input:is([type=text],[type=email],[type=password],[type=tel]):visible:not([readonly])'
  )
  const count = await fields.count()
  expect(count).toBeGreaterThan(0)
  for (let index = 0; index < count; index += 1) await fields.nth(index).fill(text)
  const typed = await fields.evaluateAll(all => all.map(each => (each as HTMLInputElement).value))
  const url = page.url()
  await form.locator('button[type=submit]').last().click()
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
  await expect(form.getByRole('alert').first()).toBeFocused()
  expect(await fields.evaluateAll(all => all.map(each => (each as HTMLInputElement).value))).toEqual(typed)
  expect(page.url()).toBe(url)
  // The message leads to its field.
  await form.getByRole('alert').first().getByRole('button').first().click()
  await expect(form.locator('[aria-invalid=true]:focus')).toHaveCount(1)
}

test('no form of the account loses typed values, valid or not', async ({ page, isMobile }) => {
  test.setTimeout(120_000)
  const shop = isMobile ? 'jasmin' : 'puro'
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const open = async (path: string, before?: string) => {
    await page.goto(`/${shop}/de${path}`)
    if (before) await main(page).getByRole('button', { name: before }).click()
    const form = main(page).locator('form').first()
    await expect(form).toBeVisible()
    return form
  }
  const tryAll = async (path: string, before?: string) => {
    const form = await open(path, before)
    for (const [name, text] of Object.entries(BAD))
      await test.step(`${path} with ${name}`, () => expectKept(page, form, text))
  }
  await tryAll('/registration?with=password')
  await tryAll('/find-order')
  await registerCustomer(page, shop, { firstName: 'Bea', email: `bea-${shop}-input@example.com` })
  await tryAll('/account/data')
  await tryAll('/account/addresses', 'Adresse hinzufügen')
  await tryAll('/account/machines', 'Maschine registrieren')
  expect(dialogs).toEqual([])
})
