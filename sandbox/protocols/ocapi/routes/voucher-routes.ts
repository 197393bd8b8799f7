import type { Router } from 'express'
import { addCoupon } from '../../../domain/baskets/mutations/add-coupon'
import { addGiftCertificateItem } from '../../../domain/baskets/mutations/add-gift-certificate-item'
import { removeCoupon } from '../../../domain/baskets/mutations/remove-coupon'
import { removeGiftCertificateItem } from '../../../domain/baskets/mutations/remove-gift-certificate-item'
import { couponBody, giftCertificateBody } from '../../scapi/baskets/voucher-bodies'
import type { BasketHandlers } from './basket-handlers'

/**
 * Codes in a basket, and gift certificates to be bought with it. A refused code is an
 * `InvalidCouponCodeException` with the reason in `statusCode`.
 */
export function addVoucherRoutes(router: Router, { changeBasket }: BasketHandlers): void {
  router.post('/baskets/:basketId/coupons', (request, response) =>
    changeBasket(request, response, addCoupon(couponBody.parse(request.body).code))
  )
  router.delete('/baskets/:basketId/coupons/:couponItemId', (request, response) =>
    changeBasket(request, response, removeCoupon(request.params.couponItemId))
  )
  router.post('/baskets/:basketId/gift_certificate_items', (request, response) =>
    changeBasket(request, response, addGiftCertificateItem(giftCertificateBody.parse(request.body)))
  )
  router.delete('/baskets/:basketId/gift_certificate_items/:itemId', (request, response) =>
    changeBasket(request, response, removeGiftCertificateItem(request.params.itemId))
  )
}
