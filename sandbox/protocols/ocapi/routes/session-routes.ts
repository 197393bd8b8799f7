import type { Router } from 'express'
import type { InstanceSessions } from '../../../domain/sessions/instance-sessions'
import type { Sessions } from '../../../domain/sessions/sessions'
import { requireMark } from '../require-shopper'

export interface SessionServices {
  sessions: Pick<Sessions, 'verify'>
  instanceSessions: InstanceSessions
}

/**
 * `POST sessions`, the session bridge: the holder of an access token gets a `dwsid` cookie, by which
 * storefront controllers know them. The token names the client, so the client id header may be absent.
 */
export function addSessionRoutes(router: Router, { sessions, instanceSessions }: SessionServices): void {
  router.post('/sessions', (request, response, next) => {
    requireMark(request, sessions.verify)
      .then(mark => {
        response
          .cookie('dwsid', instanceSessions.open(mark), { path: '/', httpOnly: true, sameSite: 'lax' })
          .set('Cache-Control', 'no-store')
          .status(204)
          .end()
      })
      .catch(next)
  })
}
