import { isPlatformError } from '../http/platform-error'
import { sendRequest, type Fetch } from '../http/send-request'
import { SESSION_ENDPOINT, SESSION_OVER, type SessionAnswer, type SessionRequest } from './session'

/**
 * The session by the browser's cookies, of the shop's own server. A request overtaken by a logout or login in another
 * tab is repeated with the current cookies.
 *
 * @throws PlatformError when the login service cannot be reached.
 */
export async function askForSession(send: Fetch, request: SessionRequest): Promise<SessionAnswer> {
  const ask = async (body: SessionRequest) =>
    (await sendRequest(send, {
      operation: 'openSession',
      url: SESSION_ENDPOINT,
      method: 'POST',
      body
    })) as SessionAnswer
  try {
    return await ask(request)
  } catch (error) {
    if (isPlatformError(error) && error.type === SESSION_OVER) return ask({ ...request, again: true })
    throw error
  }
}
