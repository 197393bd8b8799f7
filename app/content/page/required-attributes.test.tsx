import { renderToString } from 'react-dom/server'
import { withProviders } from '../../../tests/factories/with-providers'
import type { Attribute, ComponentType } from '../../../sandbox/component-types/component-type'
import { componentTypes } from '../../../sandbox/component-types/component-types'
import { loadContentGroups } from '../content-registry'
import { basicTypes, contentGroups } from '../content-types'
import { findRegion } from './content-page'
import { mapContentPage } from './map-content-page'
import { RegionComponents } from './content-components'

beforeAll(() => loadContentGroups(Object.keys(contentGroups)))
// The forms' library has layout effects, which React says do nothing on a server.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

const image = { link: '/a.jpg', alt: 'Tea' }
const words = { text: 'Tea', link: '/shop/tea' }
const nested = { regions: [{ id: 'a', components: [{ type_id: 'richText', data: { text: 'Tea' } }] }] }

/** The least that an editor has to fill in, where a component's definition alone does not say it. */
const REQUIRED: Record<string, object[]> = {
  // Any part of them is enough.
  cartPromotionSlot: [
    { headline: 'Tea' },
    { text: 'Tea' },
    { image },
    { buttonText: 'Tea', buttonLink: '/' }
  ],
  contentWithBackground: [{ headline: 'Tea' }, { text: 'Tea' }],
  fullWidthIntro: [{ headline: 'Tea' }, { image }, { text: 'Tea' }, { buttonText: 'Tea', buttonLink: '/' }],
  galleryText: [{ headline: 'Tea' }, { text: 'Tea' }, { images: [image] }],
  landingHeader: [{ headline: 'Tea' }, { text: 'Tea' }, { image }, { buttonText: 'Tea', buttonLink: '/' }],
  machineCommerceStage: [{ headline: 'Tea' }, { text: 'Tea' }, { image }],
  stage: [{ headline: 'Tea' }, { text: 'Tea' }, { image }, { buttonText: 'Tea', buttonLink: '/' }],
  footer: [
    { text: 'Tea' },
    { links: [words] },
    { socialLinks: [{ network: 'facebook', link: 'https://social.example' }] }
  ],
  // Lists of one entry, of which any part is enough.
  cardBannerCarousel: [{ cards: [{ title: 'Tea' }] }, { cards: [{ imageUrl: '/a.jpg' }] }],
  sliderCarousel: [{ slides: [{ title: 'Tea' }] }, { slides: [{ text: 'Tea' }] }, { slides: [{ image }] }],
  moodBoard: [{ items: [{ title: 'Tea' }] }, { items: [{ text: 'Tea' }] }, { items: [{ image }] }],
  imageCarousel: [{ images: [image] }],
  topNewsBanner: [{ items: [{ text: 'Tea' }] }, { items: [{ headline: 'Tea' }] }],
  accordion: [{ items: [{ headline: 'Tea', contentText: 'Tea' }] }],
  finder: [
    {
      categoryId: 'tea',
      questions: [{ text: 'When?', attributeId: 'c_caffeine', answers: [{ text: 'Now', values: 'high' }] }],
      buttonText: 'Tea'
    }
  ],
  categoryGrid: [{ items: [{ title: 'Tea', categoryId: 'tea' }] }],
  coffeeCategoryGrid: [{ items: [{ title: 'Tea', link: '/shop/tea' }] }],
  // Types that need their content.
  cloudinaryVideo: [{ url: 'https://res.cloudinary.com/demo/video/upload/tea.mp4' }],
  header: [words, { items: [words] }],
  hotSpotBubble: [{ headline: 'Tea' }, { text: 'Tea' }],
  productSpecs: [{ color: 'green' }],
  recipe: [
    { name: 'Tea', recipe_1: 'Wait' },
    { name: 'Tea', ingredient_1: 'Tea' }
  ],
  richText: [{ text: 'Tea' }],
  text: [{ text: 'Tea' }]
}

/** Frames of what lies in their regions. */
const FRAMES = ['grid', 'grid2', 'grid3']

/** Types that need a product, a moment or the head of the page first. Tested with the types themselves. */
const ELSEWHERE: Record<string, string> = {
  commerceBox: 'a product',
  customRecommendation: 'products',
  discovery: 'products',
  einsteinRecommendations: 'products',
  jsonLd: 'is written into the head',
  newsletterPopup: 'opens later',
  popupContent: 'opens later',
  popupContentWidget: 'opens later',
  productCarousel: 'products',
  productDetails: 'a product',
  productSetTeaser: 'a product',
  productTile: 'a product'
}

const typeIds = [
  ...basicTypes.flatMap(type => type.typeIds),
  ...Object.values(contentGroups).flatMap(group => group.typeIds)
]

function show(typeId: string, data: object, more: object = {}): string {
  const components = [{ type_id: typeId, data, ...more }]
  const page = mapContentPage({ id: 'a', content: { regions: [{ id: 'content', components }] } })
  return renderToString(withProviders(<RegionComponents region={findRegion(page, 'content')} />)).replace(
    /<!--.*?-->/g,
    ''
  )
}

/** Of a component without a row above, by its definition: what is required, and one of those that are enough. */
function listLeast({ attributes, oneOf }: ComponentType): object[] {
  const fill = (names: readonly string[]) =>
    Object.fromEntries(
      attributes.filter(({ name }) => names.includes(name)).map(({ name, kind }) => [name, buildValue(kind)])
    )
  const required = attributes.filter(attribute => attribute.required).map(({ name }) => name)
  return (oneOf ?? ['']).map(name => fill([...required, name]))
}
function buildValue(kind: Attribute['kind']): unknown {
  if (kind === 'picture') return image
  if (kind === 'link') return '/tea'
  return kind === 'list' ? [{ headline: 'Tea', title: 'Tea', ...words, image }] : 'Tea'
}

const known = new Set([...Object.keys(REQUIRED), ...FRAMES, ...Object.keys(ELSEWHERE)])
const others = componentTypes.flatMap(type =>
  type.ids.filter(id => !known.has(id)).map(id => [id, listLeast(type)] as const)
)

it('has rows for components that there are', () => {
  expect([...known].filter(id => !typeIds.includes(id))).toEqual([])
})

it.each(
  [...Object.entries(REQUIRED), ...others].flatMap(([typeId, least]) =>
    least.map(data => [typeId, data] as const)
  )
)('%s shows something with no more than %j', (typeId, data) => {
  expect(show(typeId, data)).not.toBe('')
})

it.each(FRAMES)('%s shows what lies in it', typeId => {
  expect(show(typeId, {}, nested)).toContain('Tea')
})
