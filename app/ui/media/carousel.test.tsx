import { fireEvent, render, screen } from '@testing-library/react'
import { Carousel } from './carousel'

const ITEM_WIDTH = 100
const VIEW_WIDTH = 200
const scrollTo = jest.fn()

/** jsdom has no layout: items are side by side, two of them in view. */
beforeEach(() => {
  const isTrack = (element: Element) => element.tagName === 'UL'
  const define = (prototype: object, name: string, get: (this: HTMLElement) => number) =>
    Object.defineProperty(prototype, name, { configurable: true, get })
  define(HTMLElement.prototype, 'offsetLeft', function () {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * ITEM_WIDTH
  })
  define(Element.prototype, 'clientWidth', function () {
    return isTrack(this) ? VIEW_WIDTH : 0
  })
  define(Element.prototype, 'scrollWidth', function () {
    return isTrack(this) ? this.children.length * ITEM_WIDTH : 0
  })
  Element.prototype.scrollTo = function (this: Element, options: unknown) {
    scrollTo(options)
    this.scrollLeft = (options as ScrollToOptions).left ?? 0
    fireEvent.scroll(this)
  } as typeof Element.prototype.scrollTo
})
afterEach(() => {
  for (const [prototype, name] of [
    [HTMLElement.prototype, 'offsetLeft'],
    [Element.prototype, 'clientWidth'],
    [Element.prototype, 'scrollWidth']
  ] as const)
    Reflect.deleteProperty(prototype, name)
})

const renderCarousel = (count: number, wraps = false) =>
  render(
    <Carousel
      label="Dazu passt"
      previousLabel="Zurück"
      nextLabel="Weiter"
      kindLabel="Karussell"
      wraps={wraps}
    >
      {Array.from({ length: count }, (_, index) => (
        <p key={index}>Tee {index + 1}</p>
      ))}
    </Carousel>
  )

const next = () => screen.getByLabelText('Weiter')
const previous = () => screen.getByLabelText('Zurück')

test('counts from the first to the last item and hides the arrows at the ends', () => {
  renderCarousel(4)
  expect(screen.getByText('1 / 4')).toBeInTheDocument()
  expect(previous()).toHaveClass('invisible')
  fireEvent.click(next())
  expect(screen.getByText('2 / 4')).toBeInTheDocument()
  expect(previous()).not.toHaveClass('invisible')
  fireEvent.click(next())
  expect(screen.getByText('4 / 4')).toBeInTheDocument()
  expect(next()).toHaveClass('invisible')
  fireEvent.click(previous())
  expect(screen.getByText('2 / 4')).toBeInTheDocument()
})

test('follows a swipe', () => {
  renderCarousel(4)
  const track = screen.getByRole('list', { name: 'Dazu passt' })
  track.scrollLeft = 95
  fireEvent.scroll(track)
  expect(screen.getByText('2 / 4')).toBeInTheDocument()
})

test('wraps around', () => {
  renderCarousel(3, true)
  fireEvent.click(next())
  expect(screen.getByText('3 / 3')).toBeInTheDocument()
  fireEvent.click(next())
  expect(screen.getByText('1 / 3')).toBeInTheDocument()
  fireEvent.click(previous())
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 100 })
})

/** The track is on its way for as long as a test wants: browsers scroll smoothly. */
function holdScrolling() {
  const wanted: number[] = []
  Element.prototype.scrollTo = function (this: Element, options: unknown) {
    wanted.push((options as ScrollToOptions).left ?? 0)
  } as typeof Element.prototype.scrollTo
  return wanted
}

test('takes each of several quick clicks, also around the end of its loop', () => {
  const wanted = holdScrolling()
  renderCarousel(5, true)
  for (let clicks = 0; clicks < 3; clicks += 1) fireEvent.click(next())
  expect(wanted).toEqual([100, 200, 300])
  expect(screen.getByText('5 / 5')).toBeInTheDocument()
  const track = screen.getByRole('list', { name: 'Dazu passt' })
  track.scrollLeft = 120
  fireEvent.scroll(track)
  fireEvent.click(next())
  fireEvent.click(next())
  fireEvent.click(next())
  expect(wanted.slice(3)).toEqual([0, 100, 200])
  fireEvent.click(previous())
  fireEvent.click(previous())
  fireEvent.click(previous())
  expect(wanted.slice(6)).toEqual([100, 0, 300])
})

test('continues from the position at which a shopper stopped its scrolling', () => {
  const wanted = holdScrolling()
  renderCarousel(5)
  fireEvent.click(next())
  fireEvent.click(next())
  const track = screen.getByRole('list', { name: 'Dazu passt' })
  fireEvent.pointerDown(track)
  track.scrollLeft = 105
  fireEvent.scroll(track)
  expect(screen.getByText('2 / 5')).toBeInTheDocument()
  fireEvent.click(next())
  expect(wanted).toEqual([100, 200, 200])
})

test.each([1, 2])('offers no arrows when all of %i items are in view', count => {
  renderCarousel(count)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
