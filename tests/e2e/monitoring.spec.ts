import { expect, test } from '@playwright/test'
import { ALL_REFUSED, storeConsents } from './support/consents'
import { CONSOLE } from './support/servers'
import { waitUntilQuiet } from './support/until-quiet'

const REPORTS = `${CONSOLE}/control/error-reports`
const read = async () => (await fetch(REPORTS)).text()

test.describe('with consent to performance cookies', () => {
  test.use({ storageState: storeConsents('Required', 'Performance') })

  test('an error of a page is reported without anything of the person', async ({ page }) => {
    const started = page.waitForRequest(/\/mobify\/proxy\/monitoring\//)
    await page.goto('/jasmin/de/search?q=geheim')
    await started
    const mark = `broken-${Date.now()}`
    await page.evaluate(text => {
      setTimeout(() => {
        throw new Error(`${text} for ida@example.com`)
      })
    }, mark)
    await expect.poll(read).toContain(`${mark} for …`)
    expect(await read()).not.toMatch(/ida@example|q=geheim/)
  })
})

test.describe('without it', () => {
  test.use({ storageState: ALL_REFUSED })

  test('nothing is loaded and nothing is sent', async ({ page }) => {
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    await page.goto('/puro/de')
    await waitUntilQuiet(page)
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('unhandled'))))
    await waitUntilQuiet(page)
    expect(requests.filter(url => /monitoring/.test(url))).toEqual([])
  })
})
