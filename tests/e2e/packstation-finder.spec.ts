import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { ALL_REFUSED, storeConsents } from './support/consents'
import { switchFaultOn, switchFaultsOff } from './support/sandbox'
import { Shopper } from './support/shopper'
import { test } from './support/view'

const mainOf = (page: Page) => page.getByRole('main')
const MAP_SCRIPT = '**/stand-ins/maps.js*'

test.afterEach(switchFaultsOff)

test.describe('without functional consent', () => {
  test.use({ storageState: ALL_REFUSED })

  test('without consent the page shows a note, sends no request, and links to the settings', async ({
    page,
    view
  }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto(`${view.root}/packstations`)
    await expect(mainOf(page).getByText(view.say('packstation.consent'))).toBeVisible()
    await expect(mainOf(page).getByRole('search')).toHaveCount(0)
    expect(await findViolations(page, 'main')).toEqual([])
    expect(asked.filter(path => /stand-ins\/maps|find-packstations/.test(path))).toEqual([])

    await mainOf(page)
      .getByRole('button', { name: view.say('finder.settings') })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: view.say('consent.accept') })
      .click()
    await expect(mainOf(page).getByRole('search')).toBeVisible()
  })
})

test.describe('with functional consent', () => {
  test.use({ storageState: storeConsents('Required', 'Funcional') })

  test('Packstations around a place are found by keys alone, listed and on a map', async ({ page, view }) => {
    await page.goto(`${view.root}/packstations`)
    const map = page.getByRole('region', { name: view.say('packstation.map') })
    await expect(map.locator('[data-zoom]')).toHaveAttribute('data-zoom', '5')
    const field = page.getByRole('combobox', { name: view.say('finder.place') })
    await field.focus()
    await page.keyboard.type('Köl')
    await expect(page.getByRole('option')).toHaveText(['50667 Köln, DE'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')

    const items = mainOf(page).locator('.store-list').getByRole('listitem')
    await expect(items).toHaveCount(12)
    await expect(items.first()).toContainText(/Packstation \d{3}.*(m|km).*5\d{4} /s)
    await expect(map.locator('[data-zoom]')).toHaveAttribute('data-zoom', '13')
    const second = items.nth(1).getByRole('button')
    await second.press('Enter')
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await expect(items.first().getByRole('link')).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir/
    )
    expect(await findViolations(page, 'main')).toEqual([])
  })

  test('the page starts anew without search when the consent is withdrawn', async ({ page, view }) => {
    await page.goto(`${view.root}/packstations`)
    await expect(mainOf(page).getByRole('search')).toBeVisible()
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /Cookies/ })
      .click()
    const restart = page.waitForEvent('load')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: view.say('consent.reject') })
      .click()
    await restart
    await expect(mainOf(page).getByText(view.say('packstation.consent'))).toBeVisible()
  })

  test('a postal code is enough where the map fails; a failed search is tried again', async ({
    page,
    view
  }) => {
    await page.route(MAP_SCRIPT, route => route.abort())
    await switchFaultOn({ operation: 'findByAddress', kind: 'status', status: 503, times: 1 })
    await page.goto(`${view.root}/packstations`)
    const field = mainOf(page).getByRole('textbox', { name: view.say('finder.postalCode') })
    // One that no other test has asked for: the shop's server keeps what it has found.
    await field.fill(view.shop === 'jasmin' ? '80331' : '70173')
    await field.press('Enter')
    await expect(mainOf(page).getByText(view.say('packstation.failed'))).toBeVisible()
    await mainOf(page)
      .getByRole('button', { name: view.say('finder.retry') })
      .click()
    await expect(mainOf(page).locator('.store-list').getByRole('listitem').first()).toContainText(
      'Packstation'
    )
    await field.fill('00000')
    await field.press('Enter')
    await expect(mainOf(page).getByRole('heading', { name: view.say('stores.none') })).toBeVisible()
  })

  test('a choice in checkout fills the address, and typing goes on with the post number', async ({
    page,
    view
  }) => {
    test.setTimeout(90_000)
    await page.route(MAP_SCRIPT, route => route.abort())
    const shopper = new Shopper(page, view.shop)
    const id = view.shop === 'jasmin' ? '100000000000000201' : '200000000000000101'
    await shopper.add({ id, name: view.shop === 'jasmin' ? 'Ostfriesen Deichwind' : 'Piazza Nera' })
    await shopper.goToCheckout()
    await shopper.fillEmail('paula@example.com')
    await shopper.typeAddress()
    const main = mainOf(page)
    await main.getByRole('checkbox', { name: 'An eine Packstation liefern' }).check()
    const opener = main.getByRole('button', { name: 'Packstation finden' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Packstation finden' })
    await expect(dialog).toBeVisible()
    // What was typed as postal code is looked around at once.
    const choices = dialog.getByRole('button', { name: /^Hierhin liefern/ })
    await expect(choices.first()).toBeVisible()
    expect(await findViolations(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()

    await opener.press('Enter')
    const name = (await choices.nth(1).getAttribute('aria-label')) ?? ''
    await choices.nth(1).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(main.getByLabel(/Postnummer/)).toBeFocused()
    await expect(main.getByLabel(/Nummer der Packstation/)).toHaveValue(/\d{3}$/.exec(name)?.[0] ?? 'none')
    await expect(main.getByLabel(/^Vorname/).first()).not.toHaveValue('')
    await page.keyboard.type('12345678')
    await main.getByRole('button', { name: 'Weiter', exact: true }).click()
    await expect(main.getByText(name.replace(/^.*, /, ''))).toBeVisible()
    await expect(main.getByText('Postnummer 12345678')).toBeVisible()
  })
})
