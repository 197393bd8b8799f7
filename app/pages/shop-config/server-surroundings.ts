import type { RequestContext } from '../../server/request-context'
import { createQueryClient } from '../../platform/query-object'
import { createShopIntl } from '../../intl/create-shop-intl'
import { loadMessages } from '../../intl/messages'
import type { Surroundings } from './surroundings'

/** The surroundings of one request. */
export function createServerSurroundings({
  config,
  site,
  platform,
  view,
  closed
}: RequestContext): Surroundings {
  const client = createQueryClient()
  return { config, site, platform, client, intl: createShopIntl(site.locale.id), view, closed }
}

/** Loads the words of a locale before its first render. */
export async function prepareWords(surroundings: Surroundings): Promise<void> {
  await loadMessages(surroundings.site.locale.id)
  surroundings.intl = createShopIntl(surroundings.site.locale.id)
}
