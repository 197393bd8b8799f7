import { buildBotCheckHeader } from '../bot-check'
import { sendRequest } from '../http/send-request'
import type { Family } from '../platform-core'
import type { Newcomer } from './newcomer'
import { CODE_ENDPOINT } from './session'

/** Like the answer of a login: the server times out before the browser does. */
const DEADLINE = 12_000

interface LoginCodes {
  /**
   * Has a code mailed to a customer, by the shop's own server (requirement 14.1), or to a newcomer, whom the code
   * registers. Resolves alike for addresses with an account and without one.
   *
   * @throws PlatformError when the login service fails, or 429 with the seconds to wait.
   */
  requestCode(email: string, options?: { newcomer?: Newcomer; botCheckToken?: string }): Promise<void>
}

export const loginCodes: Family<LoginCodes> = ({ send, session, settings: { siteId, locale } }) => ({
  async requestCode(email, { newcomer, botCheckToken } = {}) {
    // The code is for this guest, so there has to be one.
    await session.getAccessToken()
    await sendRequest(send, {
      operation: 'requestCode',
      url: CODE_ENDPOINT,
      method: 'POST',
      headers: buildBotCheckHeader(botCheckToken),
      body: { siteId, email, locale, newcomer },
      deadline: DEADLINE
    })
  }
})
