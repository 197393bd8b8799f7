import { expect, test } from '@playwright/test'
import { countCalls } from './support/sandbox'
import { Shopper } from './support/shopper'

test("a shopper with a session is known to the instance, and so is the shopper's device", async ({
  page,
  context
}) => {
  // Tokens are counted in failures.spec.ts: the server renews its own at any time.
  const operations = ['createSession', 'createShopperContext', 'updateShopperContext']
  const count = async () => Promise.all(operations.map(countCalls))
  const before = await count()

  await page.goto('/jasmin/de')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await count()).toEqual(before)

  const shopper = new Shopper(page, 'jasmin')
  await shopper.addFromProductPage('Sencha Morgennebel')
  await shopper.open('/cart')
  await expect(page.getByRole('heading', { level: 1, name: /Warenkorb/ })).toBeVisible()

  await expect
    .poll(async () => {
      const [sessions = 0, created = 0, updated = 0] = await count()
      return [sessions > before[0]!, created + updated > before[1]! + before[2]!]
    })
    .toEqual([true, true])
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'dwsid'))
    .toMatchObject({ httpOnly: true })
})
