import type { Router } from 'express'
import { addCoupon } from '../../../domain/baskets/mutations/add-coupon'
import { addGiftCertificateItem } from '../../../domain/baskets/mutations/add-gift-certificate-item'
import { removeCoupon } from '../../../domain/baskets/mutations/remove-coupon'
import { removeGiftCertificateItem } from '../../../domain/baskets/mutations/remove-gift-certificate-item'
import { updateGiftCertificateItem } from '../../../domain/baskets/mutations/update-gift-certificate-item'
import type { BasketHandlers } from './basket-handlers'
import { couponBody, giftCertificateBody, giftCertificateChangeBody } from './voucher-bodies'

/** Codes in a basket, and gift certificates to be bought with it. */
export function addVoucherRoutes(router: Router, { changeBasket }: BasketHandlers): void {
  router.post('/baskets/:basketId/coupons', (request, response) =>
    changeBasket(request, response, addCoupon(couponBody.parse(request.body).code))
  )
  router.delete('/baskets/:basketId/coupons/:couponItemId', (request, response) =>
    changeBasket(request, response, removeCoupon(request.params.couponItemId))
  )

  router.post('/baskets/:basketId/gift-certificate-items', (request, response) =>
    changeBasket(request, response, addGiftCertificateItem(giftCertificateBody.parse(request.body)))
  )
  router
    .route('/baskets/:basketId/gift-certificate-items/:giftCertificateItemId')
    .patch((request, response) => {
      const input = giftCertificateChangeBody.parse(request.body)
      changeBasket(request, response, updateGiftCertificateItem(request.params.giftCertificateItemId, input))
    })
    .delete((request, response) =>
      changeBasket(request, response, removeGiftCertificateItem(request.params.giftCertificateItemId))
    )
}
