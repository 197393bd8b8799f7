import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { storeConsents, UNDECIDED } from './support/consents'
import { CONSOLE } from './support/servers'
import { expectNothingMoved, watchShifts } from './support/layout-shift'
import { letPaint, openPaused, pauseClock } from './support/paused-clock'
import { Shopper } from './support/shopper'
import { findHomeStage } from './support/home-stage'
import { test } from './support/view'

const THIRD_PARTIES = '**/stand-ins/**'
const PRODUCT = '/jasmin/de/tee/schwarzer-tee/ostfriesen-deichwind-100000000000000201'

// The marketing tool ignores robots, which it recognises by the user agent.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
})

/** Paths of the requests to third parties. */
function noteRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/stand-ins/')) asked.push(pathname.slice('/stand-ins/'.length))
    if (pathname.startsWith('/api/v3/')) asked.push('marketing')
  })
  return asked
}

const badgeOf = (page: Page) => page.locator('#trustbadge-container-sandbox')

test.describe('a shopper before the consent dialog', () => {
  test.use({ storageState: UNDECIDED })

  test('nothing is asked of third parties before the consent, all of them after it, and the page starts anew when it is withdrawn', async ({
    page,
    view,
    isMobile
  }) => {
    test.skip(isMobile, 'the same on both screens')
    await pauseClock(page)
    const asked = noteRequests(page)
    await openPaused(page, `${view.root}${view.product.path}`)
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await page.clock.runFor(10_000)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])

    await sheet.getByRole('button', { name: view.say('consent.accept') }).click()
    await expect(page.getByText(/PayPal \(Sandbox\): 3 ×/)).toBeVisible()
    await expect(badgeOf(page)).toBeVisible()
    await expect.poll(() => asked).toContain('marketing')
    await page.clock.runFor(4_000)
    expect(asked).not.toContain('chat.js')
    await page.clock.runFor(2_000)
    await expect(page.getByRole('button', { name: view.say('chat.help') })).toBeEnabled()

    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: view.say('footer.cookies') })
      .click()
    const restart = page.waitForEvent('load')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: view.say('consent.reject') })
      .click()
    await restart
    asked.length = 0
    await letPaint(page)
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(10_000)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: view.say('chat.help') })).toHaveCount(0)
    expect(asked).toEqual([])
  })
})

test.describe('with functional consent', () => {
  test.use({ storageState: storeConsents('Required', 'Funcional') })

  test('an open chat moves the reviews badge aside, and a closed one back', async ({
    page,
    isMobile,
    view
  }) => {
    await pauseClock(page)
    await openPaused(page, view.root)
    await expect(badgeOf(page)).toBeVisible()
    await page.clock.runFor(6_000)
    await page.getByRole('button', { name: view.say('chat.help') }).click()
    const chat = page.getByRole('dialog', { name: view.say('chat.help') })
    for (const field of ['First Name', 'Last Name', 'Email', 'Issue'])
      await expect(chat.getByLabel(field, { exact: true })).toBeVisible()
    await expect(chat.getByLabel('Web Origin URL')).toHaveCount(0)
    await expect(badgeOf(page)).toHaveCSS('right', isMobile ? '100px' : '120px')
    await chat.getByRole('button', { name: 'Close chat' }).click()
    await expect(badgeOf(page)).toHaveCSS('right', '0px')
  })

  test('a chat without agents shows that it is offline', async ({ page, view }) => {
    await page.route('**/stand-ins/chat/availability', route => route.abort())
    await pauseClock(page)
    await openPaused(page, view.root)
    await expect(badgeOf(page)).toBeVisible()
    await page.clock.runFor(6_000)
    await expect(page.getByRole('button', { name: view.say('chat.offline') })).toBeDisabled()
  })

  test('the reviews badge shows the order on the confirmation page, and not after it', async ({
    page,
    isMobile
  }) => {
    test.skip(isMobile, 'the same code at every width')
    const shopper = new Shopper(page, 'jasmin')
    await shopper.addFromProductPage('Ostfriesen Deichwind')
    await shopper.fillCheckout('ida@example.com')
    await shopper.placeOrderButton().click()
    const orderNo = await shopper.readOrderNumber()
    await expect(badgeOf(page)).toContainText(`${orderNo} · `)
    await page.getByRole('main').getByRole('link', { name: 'Weiter einkaufen' }).click()
    await expect(badgeOf(page)).toHaveText('★ 4,8')
  })

  test('third parties that never answer, fail or do not keep their promises cost the page nothing', async ({
    page,
    isMobile
  }) => {
    test.skip(isMobile, 'the same code at every width')
    const wrong: string[] = []
    page.on('pageerror', error => wrong.push(error.message))
    const answers: (string | undefined)[] = [
      undefined,
      'nothing',
      'throw new Error("broken")',
      'window.embedded_svc = {}; window.paypal = {}'
    ]
    for (const answer of answers) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.route(THIRD_PARTIES, route => {
        if (answer === undefined) return
        return answer === 'nothing'
          ? route.abort()
          : route.fulfill({ body: answer, contentType: 'text/javascript' })
      })
      await page.goto(PRODUCT)
      await page
        .getByRole('main')
        .getByRole('button', { name: 'In den Warenkorb', exact: true })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toContainText('In den Warenkorb gelegt')
    }
    expect(wrong.filter(message => message !== 'broken')).toEqual([])
  })
})

test.describe('with marketing consent', () => {
  test.use({ storageState: storeConsents('Required', 'Marketing') })

  /** Anchors the card of the home page elsewhere, and leaves the others out. */
  const anchorCard = (page: Page, anchor: object) =>
    page.route('**/content_cards/sync', async route => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { cards: { id: string; e: object }[] }
      const cards = body.cards
        .filter(({ id }) => id === 'sandbox-welcome')
        .map(card => ({ ...card, e: { ...card.e, ...anchor } }))
      await route.fulfill({ response: answer, json: { ...body, cards } })
    })

  for (const { shop, banner } of [
    { shop: 'jasmin', banner: 'Eine Geschenkkarte ist in Minuten da' },
    { shop: 'puro', banner: 'Die Maschine passt, die Kapsel auch' }
  ])
    test(`${shop} keeps room for a card below a component that is seen, and nothing moves`, async ({
      page
    }) => {
      // High enough to show what follows the stage.
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 1000 })
      await watchShifts(page)
      await page.goto(`/${shop}/de`)
      const card = page.locator('[data-content-card="sandbox-welcome"]')
      await expect(card).toBeVisible()
      await expect(page.getByText(banner)).toBeHidden()
      await expect(card).toBeInViewport({ ratio: 0.01 })
      await expectNothingMoved(page)
      expect(await findViolations(page)).toEqual([])
    })

  test('a card of the marketing tool shows above its component, and the last viewed product is reported', async ({
    page,
    isMobile
  }) => {
    test.skip(isMobile, 'the same code at every width')
    test.setTimeout(120_000)
    const events = async () => {
      const answer = await page.request.get(`${CONSOLE}/api/v3/data`)
      return ((await answer.json()) as { events: { name: string }[] }).events
    }
    const stage = findHomeStage('jasmin', 'de')
    await anchorCard(page, { anchor_component_id: stage.id, anchor_position: 'top' })
    await page.goto(PRODUCT)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('lastViewedProduct')))
      .toBe('100000000000000201')
    await page.goto('/jasmin/de')
    await expect
      .poll(events)
      .toContainEqual({ name: 'last_viewed_product', properties: { product_id: '100000000000000201' } })

    // It arrives while its place is in view, waits, and is shown on the next page.
    const card = page.locator('[data-content-card="sandbox-welcome"]')
    await expect(page.locator('[data-card-place]')).toHaveCount(1)
    await expect(card).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible()
    await page.goBack()
    await expect(card).toContainText('Willkommen im Probierzimmer')
    await expect(card.locator('xpath=following-sibling::*[1]')).toContainText(stage.headline)
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/jasmin\/de\/shop$/)
    // Literal names of the tool for a card that was seen, and followed; it sends what it has gathered every 10 s.
    for (const name of ['cci', 'ccc'])
      await expect
        .poll(async () => (await events()).map(event => event.name), { timeout: 20_000 })
        .toContain(name)
  })

  test('a card in place of a component that is seen takes its room at once, and nothing moves', async ({
    page
  }) => {
    await anchorCard(page, { anchor_component_id: 'home-content-2', anchor_position: 'replace' })
    await watchShifts(page)
    await page.goto('/jasmin/de')
    const covered = page.getByRole('heading', { level: 2, name: 'Wonach ist Ihnen heute?' })
    const place = await covered.boundingBox()
    const card = page.locator('[data-content-card="sandbox-welcome"]')
    await expect(card).toBeVisible()
    await expect(covered).toBeHidden()
    expect((await card.boundingBox())!.y).toBeLessThan(place!.y)
    await expectNothingMoved(page)
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/jasmin\/de\/shop$/)
  })
})
