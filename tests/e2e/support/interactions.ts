import type { CDPSession, Locator, Page } from '@playwright/test'

interface Noted {
  /** When the last click happened, and when the page has painted since then (ms of the page's clock). */
  clickedAt: number
  frames: number[]
}

/** Records from now on when the page paints after a click, on every page that is opened. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { clickedAt: 0, frames: [] }
    Object.assign(window, { noted })
    const note = (clickedAt: number) => {
      if (noted.clickedAt !== clickedAt) return
      noted.frames.push(performance.now())
      requestAnimationFrame(() => note(clickedAt))
    }
    const start = ({ timeStamp }: MouseEvent) => {
      Object.assign(noted, { clickedAt: timeStamp, frames: [] })
      requestAnimationFrame(() => note(timeStamp))
    }
    addEventListener('click', start, { capture: true })
  })
}

export interface Interaction {
  button: Locator
  /** What changes; it is there before and after. */
  place: Locator
  /** Returns the time in the page once the result is shown, and false before. */
  whenShown: (place: Element) => number | false
  /** Brings things back to where they were. */
  undo: () => Promise<void>
}

/**
 * The cost of an interaction, in measures that do not depend on the machine's other load:
 * the page's computing time (painting included), relative to what a fixed piece of work
 * takes on the same processor at the same time (`measureYardstick`), and how many frames it paints
 * before the result is shown (16.7 ms each without delays), which finds an interaction that
 * waits for a timer or the network.
 */
export interface Cost {
  work: number
  frames: number
}

const readProcessorMs = async (tools: CDPSession): Promise<number> => {
  const { metrics } = await tools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
}

/** Milliseconds of processor time that the page takes to lay out a list of a thousand entries three times. */
async function measureYardstick(page: Page, tools: CDPSession): Promise<number> {
  const before = await readProcessorMs(tools)
  await page.evaluate(() => {
    const list = document.createElement('div')
    Object.assign(list.style, { position: 'absolute', inset: '0', visibility: 'hidden', overflow: 'hidden' })
    for (let time = 0; time < 3; time += 1) {
      list.replaceChildren(
        ...Array.from({ length: 1_000 }, (_entry, at) => {
          const entry = document.createElement('p')
          entry.textContent = `${at * time} Tee und Kaffee, Kaffee und Tee`
          return entry
        })
      )
      document.body.append(list)
      list.getBoundingClientRect()
    }
    list.remove()
    document.body.getBoundingClientRect()
  })
  return (await readProcessorMs(tools)) - before
}

async function measureOnce(
  page: Page,
  tools: CDPSession,
  { button, place, whenShown }: Interaction
): Promise<Cost> {
  await button.scrollIntoViewIfNeeded()
  const handle = await place.elementHandle()
  if (!handle) throw new Error('There is nothing that could change')
  const before = await readProcessorMs(tools)
  const [shown] = await Promise.all([
    page.waitForFunction(whenShown as (place: Element) => number | false, handle),
    button.click()
  ])
  const shownAt = Number(await shown.jsonValue())
  const { frames } = await page.evaluate(async () => {
    // The result is painted with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return (window as unknown as { noted: Noted }).noted
  })
  const cost = (await readProcessorMs(tools)) - before
  return {
    work: cost / (await measureYardstick(page, tools)),
    frames: frames.filter(time => time < shownAt).length
  }
}

const TRIES = 3

/** The best of three tries: the engine compiles and collects garbage now and then. */
export async function measureInteraction(page: Page, interaction: Interaction, enough: Cost): Promise<Cost> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  let best: Cost = { work: Infinity, frames: Infinity }
  for (let time = 0; time < TRIES && (best.work > enough.work || best.frames > enough.frames); time += 1) {
    if (time > 0) await interaction.undo()
    const { work, frames } = await measureOnce(page, tools, interaction)
    best = { work: Math.min(best.work, work), frames: Math.min(best.frames, frames) }
  }
  await tools.detach()
  return best
}
