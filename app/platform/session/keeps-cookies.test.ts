import { answerJson } from '../../../tests/factories/answers'
import { createBrowser } from '../../../tests/factories/browser'

describe('the cookies of a session', () => {
  it('are kept by a browser whose session comes back, which is asked for once', async () => {
    const browser = createBrowser()
    const tab = browser.openTab()
    expect([await tab.keepsCookies(), await tab.keepsCookies()]).toEqual([true, true])
    expect(browser.callsTo('/session')).toHaveLength(2)
    expect(await browser.openTab().keepsCookies()).toBe(true)
    expect(browser.callsTo('/session').length).toBeLessThanOrEqual(3)
  })

  it('are not kept where all are blocked', async () => {
    expect(await createBrowser({ hasCookies: false }).openTab().keepsCookies()).toBe(false)
  })

  it('are not kept where those that only the server reads are lost', async () => {
    let guests = 0
    const browser = createBrowser({
      intercept: () => answerJson({ accessToken: browser.become(`guest-${(guests += 1)}`, false) })
    })
    expect(await browser.openTab().keepsCookies()).toBe(false)
  })
})
