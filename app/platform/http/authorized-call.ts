import type { Session } from '../session/session'
import { parseAccessToken } from '../session/access-token'
import { isPlatformError, PlatformError } from './platform-error'
import { sendRequest, type Send, type PlatformRequest } from './send-request'

export type AuthorizedCall = (request: PlatformRequest) => Promise<unknown>

/**
 * Sends calls with the session's token. On an Unauthorized response the token is discarded, renewed once and
 * the call repeated once (requirement 13.2).
 *
 * While a call waits for its token the shopper may log out, in another tab as well. A call for a customer is
 * never sent in the name of the following guest.
 */
export function createAuthorizedCall(
  send: Send,
  session: Session,
  parse?: PlatformRequest['parse']
): AuthorizedCall {
  return async plainRequest => {
    const request = { ...plainRequest, parse }
    const token = await session.getAccessToken()
    if (isOfAnother(request, token)) {
      const { operation } = request
      throw new PlatformError({
        kind: 'input',
        operation,
        status: 401,
        detail: 'the customer has logged out'
      })
    }
    try {
      return await sendRequest(send, withToken(request, token))
    } catch (error) {
      if (!isPlatformError(error, 401)) throw error
      session.discard(token)
      const next = await session.getAccessToken()
      if (isOfAnother(request, next)) throw error
      return sendRequest(send, withToken(request, next))
    }
  }
}

function isOfAnother({ customerId, forCustomers }: PlatformRequest, token: string): boolean {
  if (customerId === undefined && !forCustomers) return false
  const shopper = parseAccessToken(token)
  return forCustomers ? shopper.authType !== 'registered' : shopper.customerId !== customerId
}

const withToken = (request: PlatformRequest, token: string): PlatformRequest => ({
  ...request,
  headers: { ...request.headers, authorization: `Bearer ${token}` }
})
