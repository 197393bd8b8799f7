import type { Page } from '@playwright/test'

/** The store that the pick-up journeys use. */
export const STORE = 'jasmin & puro Hamburg'

/** Chooses "my store" in the cart or on a product page. */
export async function chooseStore(page: Page, postalCode = '20095', name = STORE): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^(Filiale wählen|Andere Filiale wählen)$/ }).click()
  const search = main.getByRole('search')
  await search.getByLabel(/^Postleitzahl/).fill(postalCode)
  await search.getByRole('button', { name: 'Filialen finden' }).click()
  await main.getByRole('button', { name: `Als meine Filiale wählen ${name}`, exact: true }).click()
}
