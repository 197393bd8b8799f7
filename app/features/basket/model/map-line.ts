import type { PlatformBasketItem } from '../../../platform/scapi/shopper-baskets'
import { optionalText } from '../../../platform/optional-text'
import { roundMoney } from '../../../intl/money'
import { buildProductPath } from '../../../visit/addresses/paths'
import { mapLinePrices } from '../../../pricing/map-charges'
import { readPricePerUnit } from '../../../pricing/read-price-per-unit'
import { hasGiftWrapOption, readLineGift } from '../../../gifts/gift'
import { readVariation } from '../../../variations/variation'
import type { Line } from './basket'

/** Maps a product item. An item without flags counts as purchasable and orderable: only an explicit false counts. */
export function mapLine(item: PlatformBasketItem): Omit<Line, 'shipmentId'> {
  const productId = item.productId ?? ''
  const name = item.productName ?? item.itemText ?? productId
  const quantity = item.quantity ?? 0
  const pricePerUnit = readPricePerUnit(item)
  const lastMonthPrice: unknown = item.c_lastMonthPrice
  const regularPrice: unknown = item.c_listPrice
  const gift = readLineGift(item)
  return {
    itemId: item.itemId ?? '',
    productId,
    name,
    variation: readVariation(item.c_variationValues),
    quantity,
    unitPrice: roundMoney(item.basePrice ?? (quantity > 0 ? (item.price ?? 0) / quantity : 0)),
    ...(typeof regularPrice === 'number' && { regularPrice: roundMoney(regularPrice * quantity) }),
    ...mapLinePrices(item),
    ...(pricePerUnit !== undefined && { pricePerUnit }),
    ...(typeof lastMonthPrice === 'number' && { lastMonthPrice }),
    image: optionalText(item.c_image) ?? optionalText(item.thumbnailUrl),
    path: buildProductPath({ id: productId, name }),
    isPurchasable: item.c_purchasable !== false,
    isOrderable: item.c_orderable !== false,
    isGiftCard: item.c_isGiftCard === true,
    isVirtualGiftCard: item.c_giftCardIsVirtual === true,
    ...(gift && { gift }),
    ...(item.c_giftWrap === true && { canBeWrapped: true }),
    ...(hasGiftWrapOption(item) && { canBeWrapped: true, hasPricedWrap: true }),
    productSet: optionalText(item.c_productSet),
    limit: typeof item.c_basketLimit === 'number' ? item.c_basketLimit : undefined,
    bonusChoiceId: item.bonusDiscountLineItemId,
    ...(item.bonusProductLineItem && !item.bonusDiscountLineItemId && { isAutomaticBonus: true }),
    ...(item.c_welcomeOfferPart === true && { isWelcomeOfferPart: true })
  }
}
