import type { RequestContext } from '../../server/request-context'
import { createQueryClient } from '../../platform/query-object'
import { createShopIntl } from '../../site/create-shop-intl'
import { loadMessages } from '../../site/messages'
import type { Surroundings } from './surroundings'

/** The surroundings of one request. */
export function createServerSurroundings({ config, site, platform }: RequestContext): Surroundings {
  return { config, site, platform, client: createQueryClient(), intl: createShopIntl(site.locale.id, logMissing) }
}

/** Loads the words of a locale before its first render. */
export async function prepareWords(surroundings: Surroundings): Promise<void> {
  await loadMessages(surroundings.site.locale.id)
  surroundings.intl = createShopIntl(surroundings.site.locale.id, logMissing)
}

// eslint-disable-next-line no-console -- a missing translation is only logged (spec 1 section 8)
const logMissing = (text: string) => console.warn(text)
