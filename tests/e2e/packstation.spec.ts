import { expect } from '@playwright/test'
import { findViolations } from './support/axe'
import { Shopper } from './support/shopper'
import { test } from './support/view'

test('a parcel goes to a Packstation, and the bill to the street that was typed', async ({ page }) => {
  test.setTimeout(60_000)
  const shopper = new Shopper(page, 'puro')
  await shopper.add({ id: '200000000000000101', name: 'Piazza Nera' })
  await shopper.goToCheckout()
  await shopper.fillEmail('paula@example.com')
  const main = page.getByRole('main')
  const goOn = main.getByRole('button', { name: 'Weiter', exact: true })

  await test.step('the form asks for its numbers, and shows messages about invalid ones', async () => {
    await shopper.typeAddress()
    await main.getByRole('checkbox', { name: 'An eine Packstation liefern' }).check()
    await goOn.click()
    await expect(main.getByRole('alert')).toContainText(
      'Bitte geben Sie die drei Ziffern der Packstation ein.'
    )
    expect(await findViolations(page, 'main')).toEqual([])
    await main.getByLabel(/Nummer der Packstation/).fill('123')
    await main.getByLabel(/Postnummer/).fill('12345678')
    const billing = main.getByRole('group', { name: 'Rechnungsadresse' })
    await expect(billing.getByLabel(/Straße/)).not.toHaveValue('')
    await goOn.click()
  })
  await test.step('the fast courier does not go there', async () => {
    await expect(main.getByText('Packstation 123')).toBeVisible()
    await expect(main.getByText('Postnummer 12345678')).toBeVisible()
    await expect(main.getByText('Standardversand').first()).toBeVisible()
    await expect(main.getByText('Expressversand')).toHaveCount(0)
  })
  await test.step('it is there again to be changed', async () => {
    await main.getByRole('button', { name: /Bearbeiten Lieferadresse/ }).click()
    await expect(main.getByLabel(/Nummer der Packstation/)).toHaveValue('123')
    await main.getByRole('checkbox', { name: 'An eine Packstation liefern' }).uncheck()
    await expect(main.getByLabel(/^Straße/)).toBeVisible()
  })
})
