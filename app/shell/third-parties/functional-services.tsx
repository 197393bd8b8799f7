import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from '../../entry/kit-adapter/router'
import { customerQuery } from '../../features/account/api/customer-query'
import { useChat } from '../../features/chat/use-chat'
import { orderQuery } from '../../features/order/order-query'
import { ReviewsBadge, type ReviewedOrder } from '../../features/reviews/reviews-badge'
import { findBadgeScript } from '../../features/reviews/trust-badge'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { onConsentChange } from '../../visit/consent/consent'
import { paths } from '../../visit/addresses/paths'
import { useSite } from '../../visit/site/site-context'
import type { Order } from '../../features/order/order'

/**
 * Third-party widgets on every page with functional consent. Their scripts cannot be
 * unloaded, so the page reloads when the consent is withdrawn (requirement 11.3).
 */
export function FunctionalServices({ path }: { path: string }) {
  const { site, thirdParties } = useSite()
  const platform = usePlatform()
  const client = useQueryClient()
  useEffect(() => onConsentChange(({ functional }) => !functional && window.location.reload()), [])

  const isChatOpen = useChat(async () => {
    const customer = await client.fetchQuery(customerQuery(platform, site.id)).catch(() => null)
    return customer ?? {}
  })
  const order = useConfirmedOrder(path)
  const badge = findBadgeScript(thirdParties.reviews.scriptUrl, thirdParties.reviews.shopIds[site.id])
  return badge ? (
    <ReviewsBadge
      scriptUrl={badge}
      order={order ? mapReviewedOrder(order) : undefined}
      isChatOpen={isChatOpen}
    />
  ) : null
}

/** The order on any path that contains checkout/confirmation; the same query as the page's. */
function useConfirmedOrder(path: string) {
  const platform = usePlatform()
  const { site } = useSite()
  const orderNo = new URLSearchParams(useLocation().search).get('orderNo') ?? ''
  const isConfirmation = path.includes(paths.checkoutConfirmation) && orderNo !== ''
  const { data } = useRead({ ...orderQuery(platform, site.id, orderNo), enabled: isConfirmation })
  return isConfirmation ? data : undefined
}

/** The part of an order that the reviews badge gets; undefined without an e-mail address to ask for a review. */
function mapReviewedOrder(order: Order): ReviewedOrder | undefined {
  const { orderNo, email, currency, paymentMethodId = '' } = order
  return email ? { orderNo, email, currency, paymentMethodId, amount: order.totals.order } : undefined
}
