import type { Router } from 'express'
import { z } from 'zod'
import type { ProtocolContext } from '../protocol-context'
import type { Subscriptions } from '../../domain/messaging/subscriptions'
import type { BuildShopLink } from '../../domain/sites/shop-links'
import { readScope } from '../../http/request-scope'
import type { StockNotices } from '../../domain/messaging/stock-notices'
import { NOTICE_ACTION } from '../custom/stock-notices-router'
import { CONFIRM_ACTION } from '../newsletter-confirm-link'
import { actionAddress, createControllerScope } from './controller-scope'

export interface NewsletterConfirmServices extends ProtocolContext {
  subscriptions: Pick<Subscriptions, 'confirm'>
  stockNotices: Pick<StockNotices, 'confirm'>
  buildShopLink: BuildShopLink
}

/**
 * Controllers `Newsletter-Confirm` and `StockNotice-Confirm`, public: the token in the address is the key. They lead to
 * the shop's page that says how it went; the token stays behind.
 */
export function addMailConfirmations(
  router: Router,
  { subscriptions, stockNotices, sites, buildShopLink }: NewsletterConfirmServices
): void {
  const confirmations = [
    { action: CONFIRM_ACTION, page: '/newsletter', confirm: subscriptions.confirm },
    { action: NOTICE_ACTION, page: '/stock-notice', confirm: stockNotices.confirm }
  ]
  for (const { action, page, confirm } of confirmations)
    router.get(actionAddress(action), createControllerScope(sites), (request, response) => {
      const token = z.string().max(256).safeParse(request.query.token)
      const { site, locale } = readScope(response)
      const isConfirmed = token.success && confirm(site.id, token.data)
      response
        .set('Cache-Control', 'private, no-store')
        .set('Referrer-Policy', 'no-referrer')
        .redirect(303, buildShopLink(site, locale, `${page}/${isConfirmed ? 'confirmed' : 'expired'}`))
    })
}
