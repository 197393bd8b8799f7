import type { Locator, Page } from '@playwright/test'

interface Timing extends PerformanceEntry {
  interactionId: number
}

interface Noted {
  /** When the last click happened, and how long interactions took until the next picture of the page. */
  clickedAt: number
  durations: number[]
}

/** Notes from now on how long the page takes to answer, on every page that is opened. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { clickedAt: 0, durations: [] }
    Object.assign(window, { noted })
    addEventListener('click', ({ timeStamp }) => (noted.clickedAt = timeStamp), { capture: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Timing[])
        if (entry.interactionId > 0) noted.durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

export interface Interaction {
  button: Locator
  /** What changes; it is there before and after. */
  place: Locator
  /** Answers the time in the page once the result is shown, and false before. */
  whenShown: (place: Element) => number | false
  /** Brings things back to where they were. */
  undo: () => Promise<void>
}

/** Milliseconds from a click until its result is shown and painted. */
async function timeOnce(page: Page, { button, place, whenShown }: Interaction): Promise<number> {
  await button.scrollIntoViewIfNeeded()
  await page.evaluate(() => ((window as unknown as { noted: Noted }).noted.durations = []))
  const handle = await place.elementHandle()
  if (!handle) throw new Error('There is nothing that could change')
  const [shown] = await Promise.all([
    page.waitForFunction(whenShown as (place: Element) => number | false, handle),
    button.click()
  ])
  const shownAt = Number(await shown.jsonValue())
  const { clickedAt, durations } = await page.evaluate(async () => {
    // Timings are told after the picture has been painted.
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    return (window as unknown as { noted: Noted }).noted
  })
  return Math.max(shownAt - clickedAt, ...durations)
}

const TRIES = 3

/** The best of three tries: the machine of the tests has other work, too. */
export async function timeInteraction(page: Page, interaction: Interaction, enough: number): Promise<number> {
  let best = Infinity
  for (let time = 0; time < TRIES && best > enough; time += 1) {
    if (time > 0) await interaction.undo()
    best = Math.min(best, await timeOnce(page, interaction))
  }
  return best
}
