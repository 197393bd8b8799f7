import { expect, test, type Locator, type Page } from '@playwright/test'
import { findViolations, waitUntilReady } from './support/axe'
import { measureInteraction, watchInteractions, type Cost, type Interaction } from './support/interactions'
import { findPicturesThatGrow, readShifts, scrollSlowly, watchShifts } from './support/layout-shift'

// Recording a trace takes time that would count as the page's.
test.use({ trace: 'off' })

/** The budgets. */
const MOST_SHIFT = 0.01
/**
 * A tenth of a second at 60 frames per second, and twice the work of the yardstick, which
 * takes about 70 ms on the machines that the budgets are for.
 */
const MOST: Cost = { work: 2, frames: 6 }

const WORDS = {
  de: {
    next: 'Weiter',
    previous: 'Zurück',
    pause: 'Bilder anhalten',
    question: 'Zweite Frage',
    spot: 'Ein Punkt',
    openPopup: 'Fenster öffnen',
    popup: 'Ein Fenster über der Seite',
    close: 'Schließen',
    copy: /^Code \S+ kopieren$/,
    dismissNews: 'Neuigkeiten schließen',
    stores: /Wir haben \d+ Ergebnisse in Ihrer Nähe gefunden/,
    unknownType: /^Die Komponente \S+ /
  },
  en: {
    next: 'Next',
    previous: 'Previous',
    pause: 'Pause the pictures',
    question: 'Second question',
    spot: 'A spot',
    openPopup: 'Open the window',
    popup: 'A window over the page',
    close: 'Close',
    copy: /^Copy code \S+$/,
    dismissNews: 'Close news',
    stores: /We found \d+ results near you/,
    unknownType: /^The component \S+ /
  }
}
type Words = (typeof WORDS)[keyof typeof WORDS]

const isOpen = (place: Element) => (place as HTMLDetailsElement).open && performance.now()
const hasDialog = (place: Element) => !!place.querySelector('dialog[open]') && performance.now()
const hasNoDialog = (place: Element) => !place.querySelector('dialog[open]') && performance.now()
const hasToast = (place: Element) => !!place.querySelector('.Toastify__toast') && performance.now()
const hasNoNews = (place: Element) => !place.querySelector('.top-news') && performance.now()
/** The row of a carousel has begun to move away from its first picture. */
const hasMoved = (row: Element) =>
  (row.scrollLeft > 0 || Number((row as HTMLElement).style.getPropertyValue('--at')) > 1) && performance.now()

/** Opens something that a second click closes. */
function disclose(page: Page, name: string): Interaction {
  const place = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) })
  const button = place.locator('summary')
  return { button, place, whenShown: isOpen, undo: () => button.click() }
}

/** Goes to the second picture; back at the first, the row has its former position. */
function goOn(carousel: Locator, { next, previous }: Words): Interaction {
  const row = carousel.locator('.track, .image-carousel-row')
  return {
    button: carousel.getByRole('button', { name: next, exact: true }),
    place: row,
    whenShown: hasMoved,
    undo: async () => {
      await carousel.getByRole('button', { name: previous, exact: true }).click()
      await expect.poll(() => row.evaluate(element => element.scrollLeft)).toBe(0)
    }
  }
}

/** Each shop is read in one language on a phone and in the other on a desktop. */
const SHOPS = [
  { shop: 'jasmin', onPhones: 'de', onDesktops: 'en' },
  { shop: 'puro', onPhones: 'en', onDesktops: 'de' }
] as const

for (const { shop, onPhones, onDesktops } of SHOPS) {
  test(`every component of ${shop} is shown, stays in its place and satisfies axe`, async ({
    page,
    isMobile
  }) => {
    const language = isMobile ? onPhones : onDesktops
    const words = WORDS[language]
    const problems: string[] = []
    page.on('pageerror', error => problems.push(error.message))
    page.on('console', message => message.type() === 'error' && problems.push(message.text()))
    await watchShifts(page)
    await page.goto(`/${shop}/${language}/demo`)
    await waitUntilReady(page)
    await scrollSlowly(page)
    const { total, moved } = await readShifts(page)
    expect(total, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT)
    expect(await findPicturesThatGrow(page)).toEqual([])
    await expect(page.getByText(words.stores)).toBeVisible()
    await expect(page.getByText(words.unknownType)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('link', { name: words.openPopup, exact: true }).click()
    await expect(page.getByRole('dialog', { name: words.popup })).toBeVisible()
    expect(await findViolations(page, 'dialog')).toEqual([])
    expect(problems).toEqual([])
  })

  test(`every component of ${shop} answers at once`, async ({ page, context, isMobile }) => {
    test.skip(isMobile, 'clicks cost a phone the same')
    const words = WORDS[onDesktops]
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await watchInteractions(page)
    await page.goto(`/${shop}/${onDesktops}/demo`)
    await waitUntilReady(page)
    const costs: Record<string, Cost> = {}
    const time = async (name: string, interaction: Interaction) =>
      (costs[name] = await measureInteraction(page, interaction, MOST))

    await time('accordion', disclose(page, words.question))
    await time('hot spot', disclose(page, words.spot))
    await page.getByRole('button', { name: words.pause }).click()
    for (const carousel of await page.locator('[aria-roledescription]').all()) {
      const name = (await carousel.getAttribute('aria-label')) ?? ''
      // What is far below the window is laid out when it comes near.
      await carousel.scrollIntoViewIfNeeded()
      const canGoOn = await carousel.getByRole('button', { name: words.next, exact: true }).isVisible()
      if (canGoOn) await time(`carousel ${name}`, goOn(carousel, words))
    }
    expect(Object.keys(costs).filter(name => name.startsWith('carousel')).length).toBeGreaterThanOrEqual(6)

    const body = page.locator('body')
    const open = page.getByRole('link', { name: words.openPopup, exact: true })
    const close = page.getByRole('dialog', { name: words.popup }).getByRole('button', { name: words.close })
    await time('popup, open', {
      button: open,
      place: body,
      whenShown: hasDialog,
      undo: () => close.click()
    })
    await time('popup, close', {
      button: close,
      place: body,
      whenShown: hasNoDialog,
      undo: () => open.click()
    })
    await time('code', {
      button: page.getByRole('button', { name: words.copy }).first(),
      place: body,
      whenShown: hasToast,
      undo: () => expect(page.locator('.Toastify__toast')).toHaveCount(0)
    })
    await time('news', {
      button: page.getByRole('button', { name: words.dismissNews }),
      place: body,
      whenShown: hasNoNews,
      undo: async () => {
        // Without the anchor, by which the popup opens.
        await page.evaluate(() => history.replaceState(history.state, '', location.pathname))
        await page.reload()
        await waitUntilReady(page)
      }
    })
    expect(
      Object.entries(costs).filter(([, { work, frames }]) => work > MOST.work || frames > MOST.frames)
    ).toEqual([])
  })
}
