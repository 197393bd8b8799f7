import { act, fireEvent, screen } from '@testing-library/react'
import { stubMatchMedia } from '../../../../tests/factories/stub-match-media'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { REDUCED_MOTION } from '../../use-media'
import { imageCarouselType } from './image-carousel'

const build = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ link: `/${index + 1}.jpg`, alt: `Picture ${index + 1}` }))

function renderCarousel(data: Record<string, unknown>) {
  const attributes = imageCarouselType.parse(data)
  const component = { id: 'a', typeId: 'imageCarousel', data: {}, regions: [] }
  return renderWithProviders(
    <imageCarouselType.Component attributes={attributes} component={component} first={false} />
  ).container
}

const readPlace = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('.image-carousel-row')?.style.getPropertyValue('--at')
const readGlide = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('.image-carousel-row')?.style.getPropertyValue('--glide')
const shown = () => screen.getByRole('img')
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers()
  stubMatchMedia()
})
afterEach(() => jest.useRealTimers())

it('shows at most 5 pictures, the first and the last with a clone', () => {
  const container = renderCarousel({ images: build(7) })
  const sources = [...container.querySelectorAll('img')].map(image => image.getAttribute('src')?.slice(1, 2))
  expect(sources).toEqual(['5', '1', '2', '3', '4', '5', '1'])
  expect(shown()).toHaveAccessibleName('Picture 1')
})

it.each([
  ['image', { image: { link: '/a.jpg', alt: 'Tea' }, link: '/shop/tea' }, '/en/shop/tea'],
  ['imageUrl', { imageUrl: '/a.jpg', link: '/shop/tea', title: 'Tea' }, '/en/shop/tea'],
  ['the entry itself', { link: '/a.jpg', alt: 'Tea', href: '/shop/tea' }, '/en/shop/tea']
])('leads on from a picture given as %s', (_where, entry, href) => {
  renderCarousel({ images: [entry] })
  expect(screen.getByRole('link', { name: 'Tea' })).toHaveAttribute('href', href)
})

it('takes plain addresses for pictures', () => {
  const container = renderCarousel({ images: ['/a.jpg', 7, null] })
  expect([...container.querySelectorAll('img')].map(image => image.getAttribute('src')?.slice(0, 6))).toEqual(
    ['/a.jpg']
  )
})

it('goes on by itself every 5000 ms and glides for 700 ms', () => {
  const container = renderCarousel({ images: build(3) })
  pass(4_999)
  expect(shown()).toHaveAccessibleName('Picture 1')
  pass(1)
  expect(shown()).toHaveAccessibleName('Picture 2')
  expect(readGlide(container)).toBe('700ms')
})

it('goes from the last picture to the clone of the first and jumps unseen to the first', () => {
  const container = renderCarousel({ images: build(2), autoplay: 2_000 })
  pass(2_000)
  pass(2_000)
  expect(readPlace(container)).toBe('3')
  pass(700)
  expect([readPlace(container), readGlide(container)]).toEqual(['1', '0ms'])
})

it('goes back from the first picture to the last', () => {
  const container = renderCarousel({ images: build(3) })
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(readPlace(container)).toBe('0')
  pass(700)
  expect(readPlace(container)).toBe('3')
})

it('stops playing when somebody takes over, and plays again when asked', () => {
  renderCarousel({ images: build(3) })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  pass(20_000)
  expect(shown()).toHaveAccessibleName('Picture 2')
  fireEvent.click(screen.getByRole('button', { name: 'Play the pictures' }))
  pass(5_000)
  expect(shown()).toHaveAccessibleName('Picture 3')
  fireEvent.click(screen.getByRole('button', { name: 'Pause the pictures' }))
  pass(20_000)
  expect(shown()).toHaveAccessibleName('Picture 3')
})

it('pauses under the pointer, unless the editor wants otherwise', () => {
  const held = renderCarousel({ images: build(3) })
  fireEvent.mouseEnter(held.querySelector('[role=group]') as Element)
  pass(5_000)
  expect(readPlace(held)).toBe('1')
  const free = renderCarousel({ images: build(3), pauseOnHover: false })
  fireEvent.mouseEnter(free.querySelector('[role=group]') as Element)
  pass(5_000)
  expect(readPlace(free)).toBe('2')
})

it('does not start by itself with reduced motion', () => {
  stubMatchMedia(REDUCED_MOTION)
  renderCarousel({ images: build(3) })
  pass(20_000)
  expect(shown()).toHaveAccessibleName('Picture 1')
  expect(screen.getByRole('button', { name: 'Play the pictures' })).toBeInTheDocument()
})

describe('a swipe', () => {
  const swipe = (container: HTMLElement, way: number) => {
    const row = container.querySelector('.image-carousel-row') as Element
    const finger = { pointerType: 'touch', pointerId: 1 }
    fireEvent(row, Object.assign(new MouseEvent('pointerdown', { bubbles: true, clientX: 200 }), finger))
    fireEvent(row, Object.assign(new MouseEvent('pointerup', { bubbles: true, clientX: 200 + way }), finger))
  }

  it.each([
    ['to the left goes on', -80, '2'],
    ['to the right goes back', 80, '0'],
    ['of a few pixels is a tap', -10, '1']
  ])('%s below 992 px', (_what, way, place) => {
    stubMatchMedia('(width < 992px)')
    const container = renderCarousel({ images: build(3) })
    swipe(container, way)
    expect(readPlace(container)).toBe(place)
  })

  it('does nothing from 992 px on', () => {
    const container = renderCarousel({ images: build(3) })
    swipe(container, -80)
    expect(readPlace(container)).toBe('1')
  })
})

it('has no controls for a single picture', () => {
  renderCarousel({ images: build(1) })
  pass(20_000)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
