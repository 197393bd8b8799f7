import { isBotCheckRefusal, withBotCheck } from '../../platform/bot-check'
import { isPlatformError } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import { readOrderToken } from '../../platform/ask-order-return'
import { shopperOrders, type PlatformOrder } from '../../platform/scapi/shopper-orders'
import type { QueryObject } from '../../platform/query-object'
import { readSessionCookie } from '../../platform/session/read-session-cookie'
import { mapOrder } from './map-order'
import type { Order } from './order'

/**
 * An order of this shopper, or of a guest on another device whose token this browser came with; null for one that does
 * not exist or is somebody else's. The two are indistinguishable. For the browser only, since the order's owner is
 * identified by the shopper's token.
 */
export function orderQuery(platform: Platform, siteId: string, orderNo: string): QueryObject<Order | null> {
  return {
    queryKey: ['order', orderNo],
    queryFn: async () => {
      const hasSession = Boolean(readSessionCookie(siteId, 'marker'))
      const own = hasSession ? await ifAllowed(platform.orders.getOrder({ orderNo })) : null
      return own ?? findByToken(platform, siteId, orderNo)
    }
  }
}

async function findByToken(platform: Platform, siteId: string, orderNo: string): Promise<Order | null> {
  const token = await readOrderToken(fetch, { siteId, orderNo })
  const order =
    token && (await ifAllowed(platform.orders.guestOrderLookup({ orderNo }, { orderViewCode: token })))
  return order ? { ...order, isByToken: true } : null
}

/**
 * The order of a guest who has the code of its mail; null where the code is wrong or too old.
 *
 * @param token of the form's bot check
 * @throws `isBotCheckRefusal`: the platform was not asked
 */
export async function findByAccessCode(
  platform: Platform,
  orderNo: string,
  { token, ...proof }: { email: string; orderViewCode: string; token: string | undefined }
): Promise<Order | null> {
  const orders = platform.family(withBotCheck(shopperOrders, token))
  return ifAllowed(orders.guestOrderLookup({ orderNo }, proof), [400, 401, 403, 404])
}

/** A guest's order once more, by the token that came with it. */
export const readAgain = async (platform: Platform, order: Order): Promise<Order> => {
  const { orderNo, token: orderViewCode } = order
  return orderViewCode
    ? mapOrder(await platform.orders.guestOrderLookup({ orderNo }, { orderViewCode }))
    : order
}

/** Null for the platform's own refusal; a gateway's says nothing of the order, which can be asked for again. */
async function ifAllowed(asked: Promise<PlatformOrder>, refusals = [404]): Promise<Order | null> {
  try {
    return mapOrder(await asked)
  } catch (error) {
    const isRefused =
      isPlatformError(error) &&
      error.kind === 'fault' &&
      !isBotCheckRefusal(error) &&
      refusals.includes(error.status ?? 0)
    if (isRefused) return null
    throw error
  }
}
