import type { Router } from 'express'
import { z } from 'zod'
import { addCoupon } from '../../domain/baskets/add-coupon'
import { removeCoupon } from '../../domain/baskets/remove-coupon'
import type { BasketDesk } from './basket-desk'

const couponBody = z.looseObject({ code: z.string().trim().min(1).max(256) })

/** Coupon codes of a basket. A refused code is an `InvalidCouponCodeException` with the reason in `statusCode`. */
export function addCouponRoutes(router: Router, { change }: BasketDesk): void {
  router.post('/baskets/:basketId/coupons', (request, response) =>
    change(request, response, addCoupon(couponBody.parse(request.body).code))
  )
  router.delete('/baskets/:basketId/coupons/:couponItemId', (request, response) =>
    change(request, response, removeCoupon(request.params.couponItemId))
  )
}
