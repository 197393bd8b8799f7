import type { Router } from 'express'
import { z } from 'zod'
import type { ProtocolContext } from '../protocol-context'
import type { Subscriptions } from '../../domain/messaging/subscriptions'
import type { BuildShopLink } from '../../domain/sites/shop-links'
import { readScope } from '../../http/request-scope'
import { CONFIRM_ACTION } from '../newsletter-confirm-link'
import { actionAddress, createControllerScope } from './controller-scope'

export interface NewsletterConfirmServices extends ProtocolContext {
  subscriptions: Pick<Subscriptions, 'confirm'>
  buildShopLink: BuildShopLink
}

/**
 * Controller `Newsletter-Confirm`, public: the token in its address is the key. It leads to the shop's page
 * that says how it went; the token stays behind.
 */
export function addNewsletterConfirm(
  router: Router,
  { subscriptions, sites, buildShopLink }: NewsletterConfirmServices
): void {
  router.get(actionAddress(CONFIRM_ACTION), createControllerScope(sites), (request, response) => {
    const token = z.string().max(256).safeParse(request.query.token)
    const { site, locale } = readScope(response)
    const isConfirmed = token.success && subscriptions.confirm(site.id, token.data)
    response
      .set('Cache-Control', 'private, no-store')
      .set('Referrer-Policy', 'no-referrer')
      .redirect(303, buildShopLink(site, locale, `/newsletter/${isConfirmed ? 'confirmed' : 'expired'}`))
  })
}
