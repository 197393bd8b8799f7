import { expect } from '@playwright/test'
import { findViolations } from './support/axe'
import { followBasket } from './support/own-basket'
import { findMail, listOrders } from './support/sandbox'
import { Shopper } from './support/shopper'
import { test } from './support/view'

const statusOf = async (orderNo: string) =>
  (await listOrders()).find(order => order.orderNo === orderNo)?.status

test('an agent begins a sale, and the customer pays by the link of a mail', async ({ page, browser }) => {
  test.setTimeout(90_000)
  const shopper = new Shopper(page, 'puro')
  const product = { id: '200000000000000101', name: 'Piazza Nera' }
  const email = `lene-${shopper.shop}@example.com`
  const own = followBasket(page)
  const main = page.getByRole('main')

  await test.step('a link without an agent says so', async () => {
    await shopper.open('/pos-start')
    await expect(main.getByText('Dieser Link nennt keine Verkaufskraft')).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
  })
  await test.step('the link of the point of sale prepares a cart', async () => {
    await shopper.open('/pos-start?agent=pos-7')
    await expect(main.getByText('zählt für pos-7')).toBeVisible()
    await shopper.add(product)
    expect(await own.read()).toMatchObject({ c_agentID: 'pos-7', c_platform: 'MSP_POS_AGENT' })
  })
  await test.step('about a cart with something in it the agent is asked', async () => {
    await shopper.open('/pos-start?agent=pos-8')
    await expect(main.getByText('Auf diesem Gerät gibt es noch einen Warenkorb.')).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
    await main.getByRole('button', { name: 'Mit leerem Warenkorb beginnen' }).click()
    await expect(main.getByText('zählt für pos-8')).toBeVisible()
    await shopper.add(product)
    expect(await own.read()).toMatchObject({ c_agentID: 'pos-8', productItems: [{ quantity: 1 }] })
  })

  const orderNo = await test.step('the order is placed unpaid', async () => {
    await shopper.goToCheckout()
    await shopper.fillEmail(email)
    await shopper.fillAddress()
    await shopper.chooseStandardDelivery()
    await main.getByRole('radio', { name: /Zahlungslink/ }).check()
    await main.getByRole('button', { name: 'Weiter', exact: true }).press('Enter')
    await shopper.placeOrderButton().click()
    return shopper.readOrderNumber()
  })
  await expect(main.getByText('Über den Link in unserer E-Mail')).toBeVisible()
  expect(await statusOf(orderNo)).toBe('created')

  await test.step('and paid by the link, on another device', async () => {
    const mail = await findMail(email, 'link-pay')
    expect(mail.document.orderNo).toBe(orderNo)
    const device = await browser.newContext()
    const other = await device.newPage()
    await other.goto(mail.document.link ?? '')
    await other.getByRole('button', { name: 'Jetzt bezahlen' }).click()
    expect(await new Shopper(other, shopper.shop).readOrderNumber()).toBe(orderNo)
    await device.close()
    await expect.poll(() => statusOf(orderNo)).toBe('new')
  })
})
