import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { loadContentGroups } from '../content-registry'
import { contentGroups } from '../content-types'
import { RegionComponents } from './content-components'

beforeAll(() => loadContentGroups(Object.keys(contentGroups)))

const image = { link: '/picture.jpg', alt: 'Tea' }
const words = {
  headline: 'A cup for every hour',
  text: 'Filter by kind.',
  image,
  buttonText: 'See',
  buttonLink: '/'
}
const renderAbove = (leading: 'list' | 'block', typeId: string, data: Record<string, unknown>) =>
  renderWithProviders(
    <RegionComponents
      region={{ id: 'topRegion', components: [{ id: 'a', typeId, data, regions: [] }] }}
      leading={leading}
    />
  ).container

describe.each([
  ['stage', words],
  ['machineCommerceStage', words],
  ['imageText', words],
  ['landingHeader', words],
  ['fullWidthIntro', words],
  [
    'cardBannerCarousel',
    { cards: [{ title: 'Tea', imageUrl: image, description: 'All of it', margin_type: 'category_hero' }] }
  ]
])('a component of type %s', (typeId, data) => {
  it('is low and without its picture above a list, whose head has one', () => {
    const opening = renderAbove('list', typeId, data)
    expect(opening.querySelector('.stage-low .heading-3')).not.toBeNull()
    expect(opening.querySelector('.stage-low .image')).toBeNull()
  })

  it('has its full height above anything else', () => {
    expect(renderAbove('block', typeId, data).querySelector('.stage-low')).toBeNull()
  })
})

it('a picture alone keeps its shape anywhere but above a list', () => {
  const data = { image, ratio: '16/9' }
  expect(renderAbove('block', 'image', data).querySelector('img')?.style.aspectRatio).not.toBe('')
  expect(renderAbove('list', 'image', data).querySelector('img')?.style.aspectRatio).toBe('')
})
