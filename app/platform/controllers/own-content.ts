import { PlatformError } from '../http/platform-error'
import { sendRequest, type Fetch } from '../http/send-request'
import type { Platform } from '../platform'
import { throwBadResponse, type PlatformContentPage } from './store-controllers'

/** The shop's own endpoint from which browsers read content. */
export const CONTENT_ENDPOINT = '/content-page'

export type ContentAnswer = { found: true; page: PlatformContentPage } | { found: false }

interface OwnContentSettings {
  siteId: string
  locale: string
  send: Fetch
}

/**
 * The same platform, but with content pages read from the shop's own server. Most pages of the shop have no
 * content, and the platform responds with 404, which browsers log as an error; our server responds with 200,
 * and asks the platform once for all visitors.
 */
export function readOwnContent(platform: Platform, { siteId, locale, send }: OwnContentSettings): Platform {
  return {
    ...platform,
    controllers: {
      ...platform.controllers,
      async getContentPage(parameters) {
        if (parameters.lang !== undefined) return platform.controllers.getContentPage(parameters)
        const wanted = new URLSearchParams({ site: siteId, locale, id: parameters.pageIdOrSlug })
        const operation = 'getContentPage'
        const asked = sendRequest(send, { operation, url: `${CONTENT_ENDPOINT}?${wanted}` })
        const answer = (await asked.catch(throwBadResponse)) as ContentAnswer
        if (answer.found === true) return answer.page
        // Only our server's own response counts: others may come from a cache or gateway in front of it.
        throw new PlatformError(
          answer.found === false
            ? { kind: 'fault', operation, status: 404 }
            : { kind: 'unreadable', operation, detail: 'the answer says nothing of a page' }
        )
      }
    }
  }
}
