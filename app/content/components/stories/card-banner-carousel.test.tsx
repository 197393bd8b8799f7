import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { type CardBannerCarouselProps, cardBannerCarouselType } from './card-banner-carousel'

const parse = (...cards: object[]) =>
  cardBannerCarouselType.parse({ cards }) as CardBannerCarouselProps | undefined

function renderCards(...cards: object[]) {
  const component = { id: 'a', typeId: 'cardBannerCarousel', data: {}, regions: [] }
  return renderWithProviders(
    <cardBannerCarouselType.Component attributes={parse(...cards)} component={component} first={false} />
  ).container
}

/** jsdom lays nothing out: one card is as wide as the row. */
beforeAll(() => {
  const define = (name: string, get: (this: Element) => number) =>
    Object.defineProperty(Element.prototype, name, { configurable: true, get })
  define('clientWidth', () => 100)
  define('scrollWidth', function () {
    return this.children.length * 100
  })
})

it.each([
  [{}, ['green', 'medium', 'left']],
  [
    { color: 'BLUE', margin_type: 'category_hero', image_position: 'center' },
    ['blue', 'category_hero', 'center']
  ],
  [
    { extras: { color: 'beige', margin_type: 'none', image_position: 'bottom' } },
    ['beige', 'none', 'bottom']
  ],
  [{ color: 'pink', margin_type: 'huge', image_position: 'behind' }, ['green', 'medium', 'left']]
])('reads the extras of %j', (extras, expected) => {
  const card = parse({ title: 'Tea', imageUrl: '/a.jpg', ...extras })?.cards[0]
  expect([card?.color, card?.margin, card?.imagePosition]).toEqual(expected)
})

it('shows arrows from two cards on', () => {
  renderCards({ title: 'One' })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  renderCards({ title: 'One' }, { title: 'Two' })
  expect(screen.getByRole('button', { name: 'Previous' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument()
})

it('links by its link text, or by its title where it has none', () => {
  renderCards({ title: 'One', url: '/shop/tea', linkText: 'See' }, { title: 'Two', url: '/shop/gifts' })
  expect(screen.getByRole('link', { name: 'See' })).toHaveAttribute('href', '/en/shop/tea')
  expect(screen.getByRole('link', { name: 'Two' })).toHaveAttribute('href', '/en/shop/gifts')
})

it.each([
  ['its picture', { imageUrl: { link: '/a.jpg', alt: 'Tea' } }],
  ['its description', { description: 'Tea', imageUrl: '/a.jpg' }]
])('leads on by %s where it has no title', (_what, card) => {
  renderCards({ ...card, url: '/shop/tea' })
  expect(screen.getByRole('link', { name: 'Tea' })).toHaveAttribute('href', '/en/shop/tea')
})
