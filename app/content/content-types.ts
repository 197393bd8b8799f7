import type { Platform } from '../platform/platform'
import type { QueryObject } from '../platform/query-object'
import type { ContentType } from './content-type'
import type { ContentComponentData, ContentPage } from './model/content-page'
import { accordionType } from './components/accordion/register'
import { buttonType } from './components/button/register'
import { cardBannerCarouselType } from './components/card-banner-carousel/register'
import { categoryGridType } from './components/category-grid/register'
import { contactBoxType } from './components/contact-box/register'
import { customLinkType } from './components/custom-link/register'
import { gridType } from './components/grid/register'
import { headlineType } from './components/headline/register'
import { imageType } from './components/image/register'
import { imageCarouselType } from './components/image-carousel/register'
import { imageTextType } from './components/image-text/register'
import { linkListType } from './components/link-list/register'
import { productCarouselType } from './components/product-carousel/register'
import { productTileType } from './components/product-tile/register'
import { richTextType } from './components/rich-text/register'
import { spacerType } from './components/spacer/register'
import { stageType } from './components/stage/register'
import { uspBarType } from './components/usp-bar/register'

/** Everything merchandisers can place. A new component is added here. */
export const contentTypes: ContentType<unknown>[] = [
  accordionType,
  buttonType,
  cardBannerCarouselType,
  categoryGridType,
  contactBoxType,
  customLinkType,
  gridType,
  headlineType,
  imageCarouselType,
  imageTextType,
  imageType,
  linkListType,
  productCarouselType,
  productTileType,
  richTextType,
  spacerType,
  stageType,
  uspBarType
]

const byId = new Map(contentTypes.flatMap(type => type.typeIds.map(id => [id.toLowerCase(), type])))

/** The content type of an id; case does not matter. */
export const findContentType = (typeId: string): ContentType<unknown> | undefined =>
  byId.get(typeId.toLowerCase())

/** Everything the components of a page read, at any depth. */
export function listContentQueries(page: ContentPage, platform: Platform): QueryObject<unknown>[] {
  return page.regions
    .flatMap(region => region.components)
    .flatMap(component => listQueries(component, platform))
}

function listQueries(component: ContentComponentData, platform: Platform): QueryObject<unknown>[] {
  const type = findContentType(component.typeId)
  const attributes = type?.queries ? type.parse(component.data) : undefined
  const own = attributes === undefined ? [] : (type?.queries?.(attributes, platform) ?? [])
  const nested = component.regions.flatMap(region => region.components)
  return [...own, ...nested.flatMap(child => listQueries(child, platform))]
}
