import type { Request } from 'express'
import { z } from 'zod'
import { isFresh } from '../../../platform/session/access-token'
import { DEVICES_ENDPOINT, SIGN_OUT_ENDPOINT, type DevicesAnswer } from '../../../platform/session/devices'
import type { SessionParts } from '../../endpoints/endpoint-parts'
import { readSiteBody } from '../../endpoints/read-request'
import { acceptJson } from '../../endpoints/accept-json'
import { EndpointError, NO_STORE, type Endpoint } from '../../endpoints/endpoint'
import { limitCalls } from '../../limits/limits'
import { withinDeadline } from '../../services/within-deadline'
import { readStoredSession } from '../session-cookies'
import { readDevices, saveDevices, type Owner } from './customer-devices'
import { endDevices, markOf } from './device-list'

const listBody = z.object({ siteId: z.string().max(64) })
const signOutBody = z.object({
  siteId: z.string().max(64),
  /** Of one device; all of them without it. */
  device: z.string().min(1).max(80).optional()
})

/** No visitor waits longer (bars: answered within 10 s). */
const ANSWER_MS = 9_000

interface OpenOwner extends Owner {
  refreshToken: string
}

/** The devices in which a customer is signed in, and their end (requirement 14.6). */
export function devicesEndpoints(parts: SessionParts): Endpoint[] {
  const { settings, slas, verify, limits, clock } = parts

  /** The customer of this browser, whose page has just renewed the session. @throws EndpointError 401 */
  async function requireOwner(req: Request, siteId: string): Promise<OpenOwner> {
    const stored = readStoredSession(req, siteId, settings.config)
    const { accessToken, refreshToken } = stored
    const claims = isFresh(accessToken, clock.now()) ? await verify(siteId, accessToken) : undefined
    if (!accessToken || !refreshToken || claims?.authType !== 'registered')
      throw new EndpointError(401, 'Not authorized')
    return { siteId, accessToken, refreshToken, customerId: claims.customerId, usid: claims.usid }
  }

  return [
    {
      path: DEVICES_ENDPOINT,
      methods: ['POST'],
      cache: NO_STORE,
      guards: acceptJson(settings, limitCalls(limits, 'devices')),
      async handle(req, res) {
        const owner = await requireOwner(req, readSiteBody(req, listBody, settings.config.sites).data.siteId)
        const list = await withinDeadline('getDevices', ANSWER_MS, readDevices(parts, owner))
        const devices = list.devices
          .filter(({ session }) => session !== '')
          .map(({ session, ...device }) => ({ ...device, isThis: session === markOf(owner.usid) }))
        res.json({ devices } satisfies DevicesAnswer)
      }
    },
    {
      path: SIGN_OUT_ENDPOINT,
      methods: ['POST'],
      cache: NO_STORE,
      guards: acceptJson(settings, limitCalls(limits, 'devices')),
      async handle(req, res) {
        const { siteId, device } = readSiteBody(req, signOutBody, settings.config.sites).data
        const owner = await requireOwner(req, siteId)
        const signOut = async () => {
          const list = await readDevices(parts, owner)
          await saveDevices(
            parts,
            owner,
            endDevices(list, ({ id }) => device === undefined || id === device)
          )
          // The platform ends all sessions at once, those that the list does not know too.
          if (device === undefined) await slas.logout(owner.siteId, owner, { isEverywhere: true })
        }
        await withinDeadline('signOut', ANSWER_MS, signOut())
        res.json({})
      }
    }
  ]
}
