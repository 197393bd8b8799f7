import { say } from '../../../texts/localized-text'
import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { Reduction } from '../../../domain/baskets/pricing/priced-basket'
import type { MappingContext } from '../../mapping-context'
import { toDecimal } from '../../money'

const mapDiscount = ({ discount, amount }: Reduction): ShopperBasketsTypes.Discount => {
  if (discount.type === 'percentage') return discount
  if (discount.type !== 'amount') return { type: discount.type }
  return { type: 'amount', amount: toDecimal(discount.amount ?? amount) }
}

/** A coupon's discount; `ownerId` is the id of the reduced line, basket or shipment. */
export function mapReduction(
  reduction: Reduction,
  ownerId: string,
  { language }: MappingContext
): ShopperBasketsTypes.PriceAdjustment {
  return {
    priceAdjustmentId: `${ownerId}-${reduction.promotionId}`,
    promotionId: reduction.promotionId,
    couponCode: reduction.couponCode,
    itemText: say(reduction.text, language),
    price: -toDecimal(reduction.amount),
    appliedDiscount: mapDiscount(reduction),
    reasonCode: 'PROMOTION',
    custom: false,
    manual: false
  }
}
