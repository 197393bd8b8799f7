import type { ShopperBasketsTypes, ShopperBasketsV2Types } from 'commerce-sdk-isomorphic'
import { say, type Language } from '../../../texts/localized-text'
import { listFlashes } from '../../../domain/baskets/basket-flashes'
import type { PricedBasket } from '../../../domain/baskets/pricing/priced-basket'
import type { MappingContext } from '../../mapping-context'
import { mapAddress } from '../checkout/map-address'
import { mapLine } from '../checkout/map-line'
import { mapPaymentInstrument } from '../checkout/map-payment'
import { mapShipment, mapShippingItems } from '../checkout/map-shipment'
import { mapTotals } from '../checkout/map-totals'
import { mapBonusChoices, mapRedeemedGiftCertificate, mapVouchers } from '../checkout/map-vouchers'
import { isWelcomeOfferPart, mapWelcomeOffer } from '../checkout/map-welcome-offer'
import { toDecimal } from '../../money'

export type ApiVersion = 'v1' | 'v2'
type BasketAnswer = ShopperBasketsTypes.Basket & ShopperBasketsV2Types.Basket

/** Items by category, for the cart's groups: name and product ids, in the order of the lines. */
function groupByCategory(basket: PricedBasket, language: Language) {
  const groups = new Map<string, { categoryId: string; categoryName: string; products: string[] }>()
  for (const { product } of basket.lines) {
    if (!product) continue
    const { primaryCategoryId: categoryId, primaryCategoryName } = product
    const group = groups.get(categoryId) ?? {
      categoryId,
      categoryName: say(primaryCategoryName, language),
      products: []
    }
    group.products.push(product.id)
    groups.set(categoryId, group)
  }
  return [...groups.values()]
}

function mapShopAttributes(basket: PricedBasket, language: Language) {
  const products = basket.lines.flatMap(line => line.product ?? [])
  const groups = groupByCategory(basket, language)
  const { count, minimum } = basket.boxes
  return {
    c_containsVGC: basket.shipments.some(({ situation }) => situation.containsVirtualGiftCard),
    c_containsOnlyNormalGC:
      products.length > 0 && products.every(product => product.isGiftCard && !product.isVirtualGiftCard),
    c_isShippingFree: basket.freeShipping.isFree,
    c_remainingToFreeShipping: toDecimal(basket.freeShipping.remaining),
    c_quantityOfBrews: count,
    c_minBoxesOrder: minimum,
    c_remainingBrewsToMinimum: Math.max(0, minimum - count),
    c_categories: groups.map(group => group.categoryId),
    c_groupedByCategories: groups
  }
}

/**
 * A basket as the API returns it, amounts as decimals, texts in one language. Version 2 also
 * says whether the basket is temporary; the sandbox has no such baskets.
 */
export function mapBasket(basket: PricedBasket, version: ApiVersion, context: MappingContext): BasketAnswer {
  const { customerId, email = '', customerNo } = basket
  return {
    ...basket.custom,
    basketId: basket.basketId,
    currency: basket.currency,
    channelType: 'storefront',
    creationDate: new Date(basket.createdAt).toISOString(),
    lastModified: new Date(basket.modifiedAt).toISOString(),
    agentBasket: false,
    // Until there is one, the e-mail address is empty, not absent.
    customerInfo: { customerId, customerNo, email },
    productItems: basket.lines.map(line => ({
      ...mapLine(line, context),
      c_welcomeOfferPart: isWelcomeOfferPart(basket, line)
    })),
    ...mapVouchers(basket, context),
    ...mapRedeemedGiftCertificate(basket),
    bonusDiscountLineItems: mapBonusChoices(basket, context),
    shipments: basket.shipments.map(shipment => mapShipment(shipment, 'not_shipped', context)),
    shippingItems: mapShippingItems(basket, context),
    billingAddress: basket.billingAddress && mapAddress(basket.billingAddress),
    paymentInstruments: basket.paymentInstruments.map(mapPaymentInstrument),
    ...mapTotals(basket),
    ...mapWelcomeOffer(basket),
    ...mapShopAttributes(basket, context.language),
    flashes: listFlashes(basket),
    ...(version === 'v2' && { temporaryBasket: false, taxRoundedAtGroup: false })
  }
}
