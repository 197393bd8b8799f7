import { expect } from '@playwright/test'
import { findViolations } from './support/axe'
import { ALL_ALLOWED } from './support/consents'
import { findMail, listReports } from './support/sandbox'
import { test } from './support/view'

test('a visitor signs up, confirms by the mail and leaves again', async ({ page, view }) => {
  const main = page.getByRole('main')
  const email = `nele-${view.shop}@example.com`
  await test.step('the form names missing fields and keeps typed values', async () => {
    await page.goto(`${view.root}/newsletter`)
    const address = main.getByRole('textbox', { name: view.say('newsletter.email') })
    await address.fill('nobody')
    await main.getByRole('button', { name: view.say('newsletter.submit') }).click()
    await expect(main.getByText(view.say('newsletter.emailInvalid'))).toBeVisible()
    await expect(main.getByText(view.say('newsletter.consentRequired'))).toBeVisible()
    await expect(address).toHaveValue('nobody')
    await expect(address).toBeFocused()
    expect(await findViolations(page, 'main')).toEqual([])
    await address.fill(email)
    await main.getByRole('checkbox').check()
    await main.getByRole('button', { name: view.say('newsletter.submit') }).click()
    await expect(main.getByText(view.say('newsletter.thanks'))).toBeVisible()
  })
  const mail = await findMail(email, 'newsletter-confirmation')
  const link = String(mail.document.link)
  await test.step('the link of the mail ends at the shop, a guessed one as well', async () => {
    await page.goto(link)
    await expect(page).toHaveURL(new RegExp(`${view.root}/newsletter/confirmed$`))
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    await page.goto(link.replace(/token=.*/, 'token=guessed'))
    await expect(page).toHaveURL(new RegExp(`${view.root}/newsletter/expired$`))
  })
  await test.step('a known subscriber gets a message', async () => {
    await page.goto(`${view.root}/newsletter`)
    await main.getByRole('textbox', { name: view.say('newsletter.email') }).fill(email)
    await main.getByRole('checkbox').check()
    await main.getByRole('button', { name: view.say('newsletter.submit') }).click()
    await expect(
      main
        .getByRole('alert')
        .or(main.getByText(view.say('newsletter.known')))
        .first()
    ).toBeVisible()
    await expect(main.getByText(view.say('newsletter.thanks'))).toHaveCount(0)
  })
  await test.step('the way out works', async () => {
    await page.goto(`${view.root}/newsletter/unsubscribe`)
    await main.getByRole('textbox', { name: view.say('newsletter.email') }).fill(email)
    expect(await findViolations(page, 'main')).toEqual([])
    await main.getByRole('button', { name: view.say('newsletter.unsubscribe'), exact: true }).click()
    await expect(main.getByText(view.say('newsletter.unsubscribed'))).toBeVisible()
  })
})

test('the window opens at #newsletter and is remembered; the block of the home page loads on scrolling', async ({
  page,
  view
}) => {
  await page.goto(`${view.root}${view.shop === 'jasmin' ? '/tea-story' : '/kranich'}#newsletter`)
  const popup = page.getByRole('dialog')
  await expect(popup.getByRole('textbox', { name: view.say('newsletter.email') })).toBeVisible()
  expect(await findViolations(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'newsletter')
  expect(cookie?.value).toBe('false')

  await page.goto(view.root)
  const block = page.getByRole('main').locator('.newsletter-place')
  await expect(block.getByRole('textbox')).toHaveCount(0)
  await block.scrollIntoViewIfNeeded()
  await expect(block.getByRole('textbox', { name: view.say('newsletter.email') })).toBeVisible()
})

test('the banner of the recipes folds, and disappears after a sign-up', async ({ page, view }) => {
  await page.goto(`${view.root}/recipes`)
  const banner = page.locator('.top-newsletter')
  await banner.scrollIntoViewIfNeeded()
  await expect(banner.getByRole('textbox', { name: view.say('newsletter.email') })).toBeVisible()
  expect(await findViolations(page, '.top-newsletter')).toEqual([])
  await banner.locator('summary').click()
  await expect(banner.getByRole('textbox')).toBeHidden()
  await banner.locator('summary').click()
  await banner
    .getByRole('textbox', { name: view.say('newsletter.email') })
    .fill(`ole-${view.shop}@example.com`)
  await banner.getByRole('checkbox').check()
  await banner.getByRole('button', { name: view.say('newsletter.submit') }).click()
  await expect(banner.getByText(view.say('newsletter.thanks'))).toBeVisible()
  await findMail(`ole-${view.shop}@example.com`, 'newsletter-confirmation')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test.describe('with marketing consent', () => {
  test.use({ storageState: ALL_ALLOWED })

  for (const { path, source } of [
    { path: '/newsletter', source: 'form' },
    { path: '/recipes', source: 'modal' }
  ])
    test(`the statistics get the place of a sign-up on ${path} without personal data`, async ({
      page,
      view
    }) => {
      const before = (await listReports(view.shop, 'newsletter')).length
      await page.goto(`${view.root}${path}`)
      await page.locator('.newsletter-place').first().scrollIntoViewIfNeeded()
      const form = page.locator('form', {
        has: page.getByRole('button', { name: view.say('newsletter.submit') })
      })
      const email = `${source}-${view.shop}-${Date.now()}@example.com`
      await form
        .first()
        .getByRole('textbox', { name: view.say('newsletter.email') })
        .fill(email)
      await form.first().getByRole('checkbox').check()
      await form
        .first()
        .getByRole('button', { name: view.say('newsletter.submit') })
        .click()
      await expect(page.getByText(view.say('newsletter.thanks'))).toBeVisible()
      await expect.poll(async () => (await listReports(view.shop, 'newsletter')).length).toBe(before + 1)
      const [report] = await listReports(view.shop, 'newsletter')
      expect(report).toMatchObject({ detail: source })
      expect(JSON.stringify(report)).not.toContain('example.com')
      const layer = await page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer)
      expect(layer).toContainEqual(expect.objectContaining({ event: 'newsletter', source }))
    })
})
