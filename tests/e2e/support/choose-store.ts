import type { Page } from '@playwright/test'

/** The store that the pick-up journeys use. */
export const STORE = 'jasmin & puro Hamburg'

/** Chooses "my store" in the cart or on a product page. */
export async function chooseStore(page: Page, postalCode = '20095', name = STORE): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^(Geschäft wählen|Anderes Geschäft wählen)$/ }).click()
  const search = main.getByRole('search')
  await search.getByLabel(/^Postleitzahl/).fill(postalCode)
  await search.getByRole('button', { name: 'Geschäfte finden' }).click()
  await main.getByRole('button', { name: `Als mein Geschäft wählen ${name}`, exact: true }).click()
}
