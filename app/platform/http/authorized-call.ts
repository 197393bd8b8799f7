import type { Session } from '../session/session'
import { isPlatformError } from './platform-error'
import { sendRequest, type Send, type PlatformRequest } from './send-request'

export type AuthorizedCall = (request: PlatformRequest) => Promise<unknown>

/**
 * Sends calls with the session's token. On an Unauthorized response the token is
 * discarded, renewed once and the call repeated once (requirement 3.4.1).
 */
export function createAuthorizedCall(
  send: Send,
  session: Session,
  parse?: PlatformRequest['parse']
): AuthorizedCall {
  return async plainRequest => {
    const request = { ...plainRequest, parse }
    const token = await session.getAccessToken()
    try {
      return await sendRequest(send, withToken(request, token))
    } catch (error) {
      if (!isPlatformError(error, 401)) throw error
      session.discard(token)
      return sendRequest(send, withToken(request, await session.getAccessToken()))
    }
  }
}

const withToken = (request: PlatformRequest, token: string): PlatformRequest => ({
  ...request,
  headers: { ...request.headers, authorization: `Bearer ${token}` }
})
