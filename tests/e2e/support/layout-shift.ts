import { expect, type Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Element | null }[]
}

/** Records layout shifts from now on, on every page that is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = []
    Object.assign(window, { shifts })
    const name = (node: Element | null) => node?.className?.toString().slice(0, 60) ?? String(node?.nodeName)
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => name(node)).join(', ') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts so far, and the elements that moved. */
export async function readShifts(page: Page): Promise<{ total: number; moved: string[] }> {
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts
  )
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), moved: shifts.map(({ moved }) => moved) }
}

/** But for the few pixels by which words are wider in the brand's font, where that comes after the first paint. */
export async function expectNothingMoved(page: Page): Promise<void> {
  const { total, moved } = await readShifts(page)
  expect({ total, moved }).toEqual({ total: expect.closeTo(0, 2), moved: expect.anything() })
}

/** Scrolls to the end of the page: continues once the pictures in view are loaded. */
export async function scrollSlowly(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isInView = (image: Element) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return image.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    }
    const settle = (image: HTMLImageElement) =>
      new Promise(resolve => {
        for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true })
      })
    const paint = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await paint()
      const pending = [...document.images].filter(image => !image.complete && isInView(image))
      await Promise.all(pending.map(settle))
      await paint()
    }
  })
}

/**
 * Pictures that were rendered with their own aspect ratio instead of the declared one: they move what is below
 * when they load, in view or not.
 */
export const findPicturesThatGrow = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(image => image.complete && image.naturalWidth > 0 && image.checkVisibility())
      .filter(image => {
        const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image
        const [width, height] = ['width', 'height'].map(name => Number(image.getAttribute(name)))
        const isAlmost = (ratio: number) => Math.abs(clientWidth / clientHeight / ratio - 1) < 0.02
        // A ratio of the style sheet's is there from the start.
        const isFree = getComputedStyle(image).aspectRatio.startsWith('auto')
        return (
          isFree && width && height && isAlmost(naturalWidth / naturalHeight) && !isAlmost(width / height)
        )
      })
      .map(image => `${image.className} ${image.getAttribute('src')}`)
  )
