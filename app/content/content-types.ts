// In every page's file: nearly all others use them, and a file shared by them would bring code of products along.
import '../ui/action/button'
import '../ui/media/image'
import type { ContentType } from './content-type'
import { customLinkType } from './components/basics/custom-link'
import { headlineType } from './components/basics/headline'
import { navItemType } from './components/basics/nav-item'
import { richTextType } from './components/basics/rich-text'
import { spacerType } from './components/basics/spacer'
import { registerContentTypes, type ContentGroup } from './content-registry'

/** What nearly every page has: loaded from the start. */
export const basicTypes: ContentType<unknown>[] = [
  customLinkType,
  headlineType,
  navItemType,
  richTextType,
  spacerType
]

/**
 * All other types are loaded with the first page that shows one of their group; chunks are named `content-<group>`.
 * A group of one type is the file of its component.
 */
export const contentGroups: Record<string, ContentGroup> = {
  home: {
    typeIds: [
      'anchor',
      'button',
      'cardBannerCarousel',
      'cardPlace',
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
  lists: {
    typeIds: ['editorialTile'],
    load: () => import(/* webpackChunkName: "content-lists" */ './components/goods/editorial-tile')
  },
  choosing: {
    typeIds: ['finder', 'sampler'],
    load: () => import(/* webpackChunkName: "content-choosing" */ './groups/choosing')
  },
  banners: {
    typeIds: ['topInfoBanner'],
    load: () => import(/* webpackChunkName: "content-banners" */ './components/service/top-info-banner')
  },
  news: {
    typeIds: ['topNewsBanner'],
    load: () => import(/* webpackChunkName: "content-news" */ './components/service/top-news-banner')
  },
  popups: {
    typeIds: ['popupContent', 'popupContentWidget'],
    load: () => import(/* webpackChunkName: "content-popups" */ './components/service/popup-content')
  },
  cart: {
    typeIds: ['cartPromotionSlot'],
    load: () => import(/* webpackChunkName: "content-cart" */ './components/goods/cart-promotion-slot')
  },
  frame: {
    typeIds: ['contactBox', 'dynamicTagLink', 'footer', 'header', 'linkList', 'uspBar'],
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
    typeIds: ['packstationFinder', 'storeLocator'],
    load: () => import(/* webpackChunkName: "content-stores" */ './groups/stores')
  },
  recommendations: {
    typeIds: ['customRecommendation', 'discovery', 'einsteinRecommendations'],
    load: () => import(/* webpackChunkName: "content-recommendations" */ './groups/recommendations')
  },
  newsletter: {
    typeIds: ['newsletter', 'unsubscribeForm'],
    load: () => import(/* webpackChunkName: "content-newsletter" */ './groups/newsletter')
  },
  invitations: {
    typeIds: ['newsletterPopup', 'topNewsletterBanner'],
    load: () => import(/* webpackChunkName: "content-invitations" */ './groups/invitations')
  },
  service: {
    typeIds: ['accordion'],
    load: () => import(/* webpackChunkName: "content-service" */ './components/service/accordion')
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
  stage: {
    typeIds: ['stage'],
    load: () => import(/* webpackChunkName: "content-stage" */ './components/basics/stage')
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

registerContentTypes(basicTypes, contentGroups)
