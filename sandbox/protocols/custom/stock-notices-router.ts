import { Router } from 'express'
import { z } from 'zod'
import { isEmailAddress } from '../../domain/customers/email-address'
import { StockNoticeError, type StockNotices } from '../../domain/messaging/stock-notices'
import { notFound, ProblemError } from '../../http/problem'
import { readScope } from '../../http/request-scope'
import { buildActionLink } from '../newsletter-confirm-link'
import { refuseUndeclared } from './refuse-undeclared'

const noticeBody = z.object({
  c_productId: z.string().trim().min(1).max(100),
  c_email: z.string().trim().max(254).refine(isEmailAddress, 'is not an e-mail address')
})

/** The controller that the link of the first mail leads to. */
export const NOTICE_ACTION = 'StockNotice-Confirm'

/** The shop's own API for mails when a product is back, at `/custom/stock-notices/v1/organizations/:organizationId`. */
export function createStockNoticesRouter({
  stockNotices,
  publicOrigin
}: {
  stockNotices: Pick<StockNotices, 'request'>
  publicOrigin: string
}): Router {
  const router = Router()
  router.post('/notices', refuseUndeclared, (request, response) => {
    const { site, locale } = readScope(response)
    const { c_productId: productId, c_email: email } = noticeBody.parse(request.body)
    try {
      const link = buildActionLink(NOTICE_ACTION, { publicOrigin, siteId: site.id, locale })
      stockNotices.request(site.id, { productId, email }, link)
    } catch (error) {
      if (!(error instanceof StockNoticeError)) throw error
      throw error.reason === 'in-stock'
        ? new ProblemError(409, 'product-in-stock', 'Product In Stock', 'The product can be ordered.')
        : notFound('product-not-found', 'Product Not Found', `No product '${productId}'.`)
    }
    response.status(202).json({ c_productId: productId })
  })
  return router
}
