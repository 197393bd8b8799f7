import type { ContentType } from './content-type'
import { customLinkType } from './components/custom-link/register'
import { headlineType } from './components/headline/register'
import { linkListType } from './components/link-list/register'
import { navItemType } from './components/nav-item/register'
import { richTextType } from './components/rich-text/register'
import { spacerType } from './components/spacer/register'
import { stageType } from './components/stage/register'
import { uspBarType } from './components/usp-bar/register'
import type { ContentPage, ContentRegion } from './model/content-page'

/** What the frame of every page and the top of lists show: it is there from the start. */
export const basicTypes: ContentType<unknown>[] = [
  customLinkType,
  headlineType,
  linkListType,
  navItemType,
  richTextType,
  spacerType,
  stageType,
  uspBarType
]

interface ContentGroup {
  /** The type ids of its members, so that a page's groups are known before their code is. */
  typeIds: string[]
  load: () => Promise<{ contentTypes: ContentType<unknown>[] }>
}

/** All other types come with the first page that shows one of its group; chunks are named `content-<group>`. */
export const contentGroups: Record<string, ContentGroup> = {
  home: {
    typeIds: [
      'anchor',
      'button',
      'cardBannerCarousel',
      'categoryGrid',
      'coffeeCategoryGrid',
      'grid',
      'grid2',
      'grid3',
      'image',
      'imageText',
      'productCarousel',
      'productTile'
    ],
    load: () => import(/* webpackChunkName: "content-home" */ './groups/home')
  },
  banners: {
    typeIds: ['topInfoBanner', 'topNewsBanner'],
    load: () => import(/* webpackChunkName: "content-banners" */ './groups/banners')
  },
  popups: {
    typeIds: ['popupContent', 'popupContentWidget'],
    load: () => import(/* webpackChunkName: "content-popups" */ './groups/popups')
  },
  cart: {
    typeIds: ['cartPromotionSlot'],
    load: () => import(/* webpackChunkName: "content-cart" */ './groups/cart')
  },
  frame: {
    typeIds: ['dynamicTagLink', 'footer', 'header'],
    load: () => import(/* webpackChunkName: "content-frame" */ './groups/frame')
  },
  help: {
    typeIds: ['serviceContact', 'serviceSearch'],
    load: () => import(/* webpackChunkName: "content-help" */ './groups/help')
  },
  products: {
    typeIds: ['productDetails', 'productSetTeaser'],
    load: () => import(/* webpackChunkName: "content-products" */ './groups/products')
  },
  stores: {
    typeIds: ['storeLocator'],
    load: () => import(/* webpackChunkName: "content-stores" */ './groups/stores')
  },
  recommendations: {
    typeIds: ['customRecommendation', 'discovery', 'einsteinRecommendations'],
    load: () => import(/* webpackChunkName: "content-recommendations" */ './groups/recommendations')
  },
  newsletter: {
    typeIds: ['newsletter', 'newsletterPopup', 'topNewsletterBanner', 'unsubscribeForm'],
    load: () => import(/* webpackChunkName: "content-newsletter" */ './groups/newsletter')
  },
  service: {
    typeIds: ['accordion', 'contactBox'],
    load: () => import(/* webpackChunkName: "content-service" */ './groups/service')
  },
  story: {
    typeIds: [
      'cloudinaryVideo',
      'contentWithBackground',
      'fullWidthIntro',
      'galleryText',
      'imageCarousel',
      'landingHeader',
      'moodBoard',
      'sliderCarousel'
    ],
    load: () => import(/* webpackChunkName: "content-story" */ './groups/story')
  },
  stages: {
    typeIds: ['commerceBox', 'hotSpotBubble', 'hotSpotCanvas', 'machineCommerceStage'],
    load: () => import(/* webpackChunkName: "content-stages" */ './groups/stages')
  },
  recipe: {
    typeIds: ['jsonLd', 'productSpecs', 'recipe', 'specLinks'],
    load: () => import(/* webpackChunkName: "content-recipe" */ './groups/recipe')
  }
}

const loaded = new Map<string, ContentType<unknown>>()
const addTypes = (types: ContentType<unknown>[]) => {
  for (const type of types) for (const id of type.typeIds) loaded.set(id.toLowerCase(), type)
}
addTypes(basicTypes)

const groupOf = new Map(
  Object.entries(contentGroups).flatMap(([name, { typeIds }]) => typeIds.map(id => [id.toLowerCase(), name]))
)

/** The content type of an id, once its code is there; case does not matter. */
export const findContentType = (typeId: string): ContentType<unknown> | undefined =>
  loaded.get(typeId.toLowerCase())

/** True for every type that merchandisers can place, loaded or not. */
export const isContentType = (typeId: string): boolean =>
  loaded.has(typeId.toLowerCase()) || groupOf.has(typeId.toLowerCase())

/** The groups that a page needs beyond the basic types, at any depth. */
export function listContentGroups({ regions }: Pick<ContentPage, 'regions'>): string[] {
  const names = new Set<string>()
  const collect = (region: ContentRegion) => {
    for (const { typeId, regions: nested } of region.components) {
      const name = groupOf.get(typeId.toLowerCase())
      if (name) names.add(name)
      nested.forEach(collect)
    }
  }
  regions.forEach(collect)
  return [...names]
}

/**
 * Loads groups by name, those that are there already at no cost. A group that cannot be
 * loaded costs its blocks and nothing else; the next page that needs it tries again.
 */
export async function loadContentGroups(names: string[]): Promise<void> {
  await Promise.all(
    names.map(async name => {
      const group = Object.hasOwn(contentGroups, name) ? contentGroups[name] : undefined
      if (!group || group.typeIds.every(findContentType)) return
      const types = await group.load().catch(() => undefined)
      if (types) addTypes(types.contentTypes)
    })
  )
}

const awaited = new Map<string, Promise<void>>()

/**
 * Ends when the code of a type is there, for a block that finds itself without it. Where it cannot be
 * loaded this never ends; the next block that is rendered without its code tries again.
 */
export function whenLoaded(typeId: string): Promise<void> {
  const name = groupOf.get(typeId.toLowerCase()) ?? ''
  const known = awaited.get(name)
  if (known) return known
  const loading = new Promise<void>(resolve => {
    void loadContentGroups([name]).then(() => {
      awaited.delete(name)
      if (findContentType(typeId)) resolve()
    })
  })
  awaited.set(name, loading)
  return loading
}

/** What a block's attributes say; undefined where there is too little, or where reading them throws. */
export function parseBlock(type: ContentType<unknown> | undefined, data: Record<string, unknown>): unknown {
  try {
    return type?.parse(data)
  } catch {
    // The block itself, once it is rendered, says so in the log.
    return undefined
  }
}
