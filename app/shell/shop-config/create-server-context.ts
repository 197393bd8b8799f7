import type { RequestContext } from '../../server/page-request/request-context'
import { createQueryClient } from '../../platform/query-object'
import { BASKET_KEY } from '../../features/basket/api/basket-key'
import { createShopIntl } from '../../intl/create-shop-intl'
import { loadMessages } from '../../intl/messages'
import { loadMessageGroup, MESSAGE_GROUPS } from '../../intl/message-groups'
import type { AppContext } from './app-context'

/** The app context of one request. */
export function createServerContext(request: Omit<RequestContext, 'report'>): AppContext {
  const { config, site, platform, view, closed, hasNoBasket } = request
  const client = createQueryClient()
  if (hasNoBasket) client.setQueryData(BASKET_KEY, null)
  const intl = createShopIntl(site.locale.id)
  return { config, site, platform, client, intl, view, closed }
}

/** Loads the messages of a locale, those of single pages too, before its first render. */
export async function preloadMessages(appContext: AppContext): Promise<void> {
  const { id } = appContext.site.locale
  await Promise.all([loadMessages(id), ...MESSAGE_GROUPS.map(group => loadMessageGroup(group, id))])
  appContext.intl = createShopIntl(appContext.site.locale.id)
}
