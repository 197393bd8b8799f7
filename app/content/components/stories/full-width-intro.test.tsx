import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { loadContentGroups } from '../../content-registry'
import { contentGroups } from '../../content-types'
import { RegionComponents } from '../../page/content-components'
import { readFullWidthIntro } from './full-width-intro'

beforeAll(() => loadContentGroups(Object.keys(contentGroups)))

it.each([
  ['base', 'base'],
  ['hero', 'hero'],
  ['service', 'service'],
  ['about', 'about'],
  ['other', 'base'],
  [undefined, 'base']
])('lays the words over the picture by the overlay %p as %s', (overlay, expected) =>
  expect(readFullWidthIntro({ headline: 'Tea', overlay })?.overlay).toBe(expected)
)

const image = { link: '/picture.jpg', alt: 'Tea' }

it.each([
  ['base', image, true],
  ['hero', image, true],
  ['about', image, true],
  // Its panel has the ground of cards.
  ['service', image, false],
  ['base', undefined, false],
  ['hero', undefined, false]
])(
  'has the words of %p on a dark panel over a picture, which nothing else darkens',
  (overlay, given, expected) => {
    const data = { headline: 'Tea', overlay, image: given }
    const { container } = renderWithProviders(
      <RegionComponents
        region={{ id: 'content', components: [{ id: 'a', typeId: 'fullWidthIntro', data, regions: [] }] }}
      />
    )
    expect(container.querySelector('.intro-words')).not.toBeNull()
    expect(container.querySelector('.intro-words.ground-primary') !== null).toBe(expected)
  }
)
