import { encodePart } from '../http/encode'
import { sendRequest } from '../http/send-request'
import { toCamelKeys } from '../ocapi/key-case'
import type { Family, PlatformCore } from '../platform-core'
import { parseAccessToken } from '../session/access-token'
import { readSessionCookie } from '../session/read-session-cookie'
import type { ReadableCookie } from '../session/session'
import type { Activities, ActivityProduct, Recommendations, Recommenders } from './personalization-types'
import { PERSONALIZATION_PROXY, type IsAllowed, type SideServiceSettings } from './side-service-settings'

/** Recommendations are not worth a long wait, in ms. */
const DEADLINE_MS = 4_000

interface About {
  /** The products that the recommendations are for. */
  products?: ActivityProduct[]
}

/**
 * Recommendations, and the activities they are based on (requirement 4.5). Every method
 * returns an empty result when the service fails and, sending nothing, without consent or where the service is off.
 */
export interface Personalization {
  sendActivity<Name extends keyof Activities>(activity: Name, details: Activities[Name]): Promise<object>
  getRecommenders(): Promise<Recommenders>
  getRecommendations(recommenderName: string, about?: About): Promise<Recommendations>
  getZoneRecommendations(zoneName: string, about?: About): Promise<Recommendations>
}

interface PersonalizationFactory {
  /** Without settings the service is off. */
  open(settings: SideServiceSettings['personalization'] | undefined, isAllowed: IsAllowed): Personalization
}

/** `platform.family(personalization).open(config.sideServices.personalization, hasMarketingConsent)` */
export const personalization: Family<PersonalizationFactory> = core => ({
  open: (settings, isAllowed) => {
    if (!settings) return SERVICE_OFF
    const { clientId, realm, instanceType } = settings
    const nameSite = (pattern: string) => pattern.replace('{siteId}', core.settings.siteId)
    const siteId = encodePart(nameSite(settings.siteId))

    async function ask(operation: string, path: string, body?: object, keepalive?: true): Promise<object> {
      try {
        if (!isAllowed()) return {}
        const shopper = body && (await identifyShopper(core))
        if (body && !shopper?.cookieId) return {}
        const answer = await sendRequest(core.send, {
          operation,
          url: `${PERSONALIZATION_PROXY}/v3/${path}`,
          method: body ? 'POST' : 'GET',
          headers: { 'x-cq-client-id': nameSite(clientId) },
          body: body && { ...body, ...shopper, realm, instanceType },
          deadline: DEADLINE_MS,
          keepalive
        })
        return toCamelKeys(answer) as object
      } catch {
        return {}
      }
    }

    return {
      sendActivity: (activity, details) => ask(activity, `activities/${siteId}/${activity}`, details, true),
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

const answerNothing = () => Promise.resolve({})
const SERVICE_OFF: Personalization = {
  sendActivity: answerNothing,
  getRecommenders: answerNothing,
  getRecommendations: answerNothing,
  getZoneRecommendations: answerNothing
}

/**
 * Keyed hashes of usid and customer number made by the shop's server: the ids themselves, which grant access
 * at the platform, are not sent to this service. A session older than the hashes gets them with its renewal.
 */
async function identifyShopper({ session, settings }: PlatformCore) {
  const { authType } = parseAccessToken(await session.getAccessToken())
  const read = (cookie: ReadableCookie) => readSessionCookie(settings.siteId, cookie)
  const userId = authType === 'registered' ? read('encUserId') : undefined
  return { cookieId: read('visitorId'), userId }
}
