import type { Router } from 'express'
import { addCoupon } from '../../../domain/baskets/mutations/add-coupon'
import { addGiftCertificateItem } from '../../../domain/baskets/mutations/add-gift-certificate-item'
import { removeCoupon } from '../../../domain/baskets/mutations/remove-coupon'
import { removeGiftCertificateItem } from '../../../domain/baskets/mutations/remove-gift-certificate-item'
import { updateGiftCertificateItem } from '../../../domain/baskets/mutations/update-gift-certificate-item'
import type { BasketDesk } from './basket-handlers'
import { couponBody, giftCertificateBody, giftCertificateChangeBody } from './voucher-bodies'

/** Codes in a basket, and gift certificates to be bought with it. */
export function addVoucherRoutes(router: Router, { change }: BasketDesk): void {
  router.post('/baskets/:basketId/coupons', (request, response) =>
    change(request, response, addCoupon(couponBody.parse(request.body).code))
  )
  router.delete('/baskets/:basketId/coupons/:couponItemId', (request, response) =>
    change(request, response, removeCoupon(request.params.couponItemId))
  )

  router.post('/baskets/:basketId/gift-certificate-items', (request, response) =>
    change(request, response, addGiftCertificateItem(giftCertificateBody.parse(request.body)))
  )
  router
    .route('/baskets/:basketId/gift-certificate-items/:giftCertificateItemId')
    .patch((request, response) => {
      const input = giftCertificateChangeBody.parse(request.body)
      change(request, response, updateGiftCertificateItem(request.params.giftCertificateItemId, input))
    })
    .delete((request, response) =>
      change(request, response, removeGiftCertificateItem(request.params.giftCertificateItemId))
    )
}
