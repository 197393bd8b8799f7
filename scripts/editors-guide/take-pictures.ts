import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { componentTypes, findComponentType } from '../../sandbox/component-types/component-types'
import { findBrowsers } from '../setup/find-browsers.mjs'
import { PICTURE_FOLDER, pictureOf, UNSEEN } from './render-guide'

/** Pages with components, the first one first. */
const PAGES = [
  { siteId: 'jasmin', language: 'en', pageId: 'demo' },
  { siteId: 'puro', language: 'en', pageId: 'demo' },
  { siteId: 'jasmin', language: 'en', pageId: 'global' },
  { siteId: 'jasmin', language: 'en', pageId: 'home' }
]

/** The preview is this wide, and its picture this part of it. */
const WINDOW = { width: 1560, height: 1600 }
const SCALE = 0.6
/** Components lower than this show nothing, in pixels of the page. */
const LOWEST = 24
const HIGHEST = 1_400

/** Marks of the edit mode, which would cover the component. */
const WITHOUT_MARKS =
  '[data-edit-component],[data-edit-region]{outline:0!important;border:0!important;box-shadow:none!important}' +
  '[data-edit-component]::before,[data-edit-component]::after,[data-edit-region]::before,[data-edit-region]::after{display:none!important}'

interface Component {
  id: string
  type_id: string
  regions?: { components: Component[] }[]
}
const component: z.ZodType<Component> = z.object({
  id: z.string(),
  type_id: z.string(),
  get regions() {
    return z.array(z.object({ components: z.array(component) })).optional()
  }
})
const answer = z.object({ regions: z.array(z.object({ components: z.array(component) })) })

const listAll = (components: Component[]): Component[] =>
  components.flatMap(each => [each, ...listAll((each.regions ?? []).flatMap(region => region.components))])

/** Takes a picture of each component type in the preview of the console's editor. */
export async function takePictures(consoleOrigin: string, docs: string): Promise<void> {
  mkdirSync(path.join(docs, PICTURE_FOLDER), { recursive: true })
  const browser = await chromium.launch({ executablePath: findBrowsers().shell, args: ['--no-sandbox'] })
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce'
  })
  const page = await context.newPage()
  const missing = new Set(componentTypes.filter(({ ids }) => !UNSEEN.has(ids[0])))
  for (const place of PAGES) {
    const query = new URLSearchParams(place)
    const { regions } = answer.parse(await (await fetch(`${consoleOrigin}/control/content?${query}`)).json())
    const editor = new URLSearchParams({ shop: `${place.siteId}/${place.language}`, page: place.pageId })
    await page.goto(`${consoleOrigin}/console/editor?${editor}`, { waitUntil: 'networkidle' })
    const frame = page.frame({ url: /pageDesignerEditMode/ })
    if (!frame) throw new Error(`The editor shows no page for ${place.pageId}`)
    await frame.waitForSelector('[data-edit-component]')
    await frame.addStyleTag({ content: WITHOUT_MARKS })
    for (const { id, type_id: typeId } of listAll(regions.flatMap(region => region.components))) {
      const type = findComponentType(typeId)
      if (!type || !missing.has(type)) continue
      const element = frame.locator(`[data-edit-component$=" · ${id}"]`).first()
      await element.scrollIntoViewIfNeeded({ timeout: 2_000 }).catch(() => undefined)
      // Pictures and lists come when they are near.
      await page.waitForTimeout(700)
      const box = await element.boundingBox({ timeout: 2_000 }).catch(() => null)
      if (!box || box.height < LOWEST || box.height > HIGHEST) continue
      await element.screenshot({ path: path.join(docs, pictureOf(type)), type: 'jpeg', quality: 62 })
      missing.delete(type)
    }
  }
  await browser.close()
  for (const { ids } of missing) console.log(`no picture of ${ids[0]}`)
}
