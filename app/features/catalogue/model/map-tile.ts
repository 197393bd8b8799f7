import { mapOnce } from '../../../platform/map-once'
import type { PlatformProduct } from '../../../platform/scapi/shopper-products'
import type { PlatformSearchHit } from '../../../platform/scapi/shopper-search'
import { deriveAvailability, mapStock } from '../../../fulfilment/stock'
import { hasFullProductData } from './full-product-data'
import {
  compact,
  readBadge,
  readCallout,
  readNumber,
  readRating,
  readReducedPrices,
  readText,
  type PlatformAttributes
} from './map-attributes'
import { readPricePerUnit } from '../../../pricing/read-price-per-unit'
import { findProductAddress } from '../../../visit/addresses/find-product-address'
import { findPartialPrice } from './set-quantities'
import type { Tile } from './tile'

/** Maps a search hit to a tile, the same one to the same. */
export const mapHitToTile = mapOnce((hit: PlatformSearchHit): Tile =>
  buildTile(hit, {
    id: hit.productId,
    name: hit.productName ?? '',
    image: hit.image?.disBaseLink ?? hit.image?.link,
    secondImage: findSecondImage(hit),
    price: hit.price,
    priceMax: hit.priceMax,
    isComposed: hit.hitType === 'master' || hit.hitType === 'set' || hit.hitType === 'variation_group',
    orderable: hit.orderable
  })
)

/** The second picture of the hit itself: groups of variation values have conditions of their own. */
function findSecondImage({ imageGroups = [] }: PlatformSearchHit): string | undefined {
  const image = imageGroups.find(group => !group.variationAttributes?.length)?.images?.[1]
  return image?.disBaseLink ?? image?.link
}

/** Maps a product that was read by its id to the same tile. */
export const mapProductToTile = mapOnce((product: PlatformProduct): Tile => {
  const image = product.imageGroups?.find(group => group.viewType === 'large')?.images[0]
  return buildTile(product, {
    id: product.id,
    name: product.name ?? '',
    image: image?.disBaseLink ?? image?.link,
    price: product.price,
    priceMax: product.priceMax,
    isComposed: Boolean(product.type?.master || product.type?.set || product.type?.variationGroup),
    orderable: product.inventory?.orderable
  })
})

interface TileParts {
  id: string
  name: string
  image: string | undefined
  secondImage?: string
  price: number | undefined
  priceMax: number | undefined
  /** A master or a set, for which something has to be chosen first. */
  isComposed: boolean
  orderable: boolean | undefined
}

function buildTile(attributes: PlatformAttributes, parts: TileParts): Tile {
  const { id, name, image, priceMax, isComposed } = parts
  const partialPrice = findPartialPrice(attributes)
  const price = partialPrice ?? parts.price
  const isFromPrice =
    partialPrice === undefined && price !== undefined && priceMax !== undefined && priceMax > price
  const stock = attributes.c_inventory || attributes.inventory ? mapStock(attributes) : undefined
  const availability = stock
    ? deriveAvailability(stock)
    : parts.orderable === false
      ? 'out_of_stock'
      : 'in_stock'
  const orderable = availability !== 'out_of_stock'
  const isGiftCard = attributes.c_isGiftcard === true
  const minQuantity = readNumber(attributes.minOrderQuantity) ?? 1
  return compact<Tile>({
    id,
    name,
    to: findProductAddress(id, name, attributes),
    image,
    secondImage: parts.secondImage,
    fact: readText(attributes.c_contents),
    price,
    isFromPrice: isFromPrice || undefined,
    ...(partialPrice === undefined ? readReducedPrices(attributes, price) : {}),
    basePrice: readPricePerUnit(attributes),
    promotion: readCallout(attributes),
    badge: readBadge(attributes.c_badge),
    rating: readRating(attributes.c_rating),
    availability: availability === 'in_stock' ? undefined : availability,
    isGiftCard: isGiftCard || undefined,
    isVirtual: attributes.c_giftCardIsVirtual === true || undefined,
    orderable,
    addable: (orderable && !isComposed && !isGiftCard && price !== undefined) || undefined,
    minQuantity: minQuantity > 1 ? minQuantity : undefined,
    hasFullData: hasFullProductData(attributes) || undefined
  })
}
