import Cookies from 'js-cookie'
import { encodePart } from '../http/encode'
import { sendRequest } from '../http/send-request'
import { toCamelKeys } from '../ocapi/key-case'
import type { Family, PlatformCore } from '../platform-core'
import { parseAccessToken } from '../session/access-token'
import { sessionCookieName } from '../session/session'
import type { Activities, ActivityProduct, Recommendations, Recommenders } from './personalization-types'
import { PERSONALIZATION_PROXY, type IsAllowed, type SideServiceSettings } from './side-service-settings'

/** Recommendations are no reason to wait long. */
const DEADLINE_MS = 4_000

interface About {
  /** What the recommendations are to go with. */
  products?: ActivityProduct[]
}

/**
 * Recommendations, and the activities they are made of (spec 3 section 7). Every method
 * answers an empty result when the service fails and, sending nothing, without consent.
 */
export interface Personalization {
  sendActivity<Name extends keyof Activities>(activity: Name, details: Activities[Name]): Promise<object>
  getRecommenders(): Promise<Recommenders>
  getRecommendations(recommenderName: string, about?: About): Promise<Recommendations>
  getZoneRecommendations(zoneName: string, about?: About): Promise<Recommendations>
}

export interface PersonalizationDoor {
  open(settings: SideServiceSettings['personalization'], isAllowed: IsAllowed): Personalization
}

/** `platform.family(personalization).open(config.sideServices.personalization, hasMarketingConsent)` */
export const personalization: Family<PersonalizationDoor> = core => ({
  open: (settings, isAllowed) => {
    const { realm, instanceType } = settings
    const nameSite = (pattern: string) => pattern.replace('{siteId}', core.settings.siteId)
    const siteId = encodePart(nameSite(settings.siteId))

    async function ask(operation: string, path: string, body?: object): Promise<object> {
      try {
        if (!isAllowed()) return {}
        const answer = await sendRequest(core.send, {
          operation,
          url: `${PERSONALIZATION_PROXY}/v3/${path}`,
          method: body ? 'POST' : 'GET',
          headers: { 'x-cq-client-id': nameSite(settings.clientId) },
          body: body && { ...body, ...(await identifyShopper(core)), realm, instanceType },
          deadline: DEADLINE_MS
        })
        return toCamelKeys(answer) as object
      } catch {
        return {}
      }
    }

    return {
      sendActivity: (activity, details) => ask(activity, `activities/${siteId}/${activity}`, details),
      getRecommenders: () => ask('getRecommenders', `personalization/recommenders/${siteId}`),
      getRecommendations: async (name, about = {}) =>
        ask('getRecommendations', `personalization/recs/${siteId}/${encodeURIComponent(name)}`, about),
      getZoneRecommendations: async (name, about = {}) =>
        ask(
          'getZoneRecommendations',
          `personalization/${siteId}/zones/${encodeURIComponent(name)}/recs`,
          about
        )
    }
  }
})

/** The session is the cookie; only customers are known beyond it, by an id that says nothing about them. */
async function identifyShopper({ session, settings }: PlatformCore) {
  const { usid, authType } = parseAccessToken(await session.getAccessToken())
  const userId =
    authType === 'registered' ? Cookies.get(sessionCookieName('encUserId', settings.siteId)) : undefined
  return { cookieId: usid, userId }
}
