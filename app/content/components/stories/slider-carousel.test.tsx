import { render, screen } from '@testing-library/react'
import { stubMatchMedia } from '../../../../tests/factories/stub-match-media'
import { withProviders } from '../../../../tests/factories/with-providers'
import { WIDE } from '../../use-media'
import { readSliderCarousel, SliderCarousel } from './slider-carousel'

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))

function countPlaces(slideCount: number): number {
  const slides = Array.from({ length: slideCount }, (_, index) => ({ title: `Slide ${index + 1}` }))
  const attributes = readSliderCarousel({ slides })
  if (!attributes) throw new Error('the carousel has nothing to show')
  const component = { id: 'slider-1', typeId: 'sliderCarousel', data: {}, regions: [] }
  render(withProviders(<SliderCarousel attributes={attributes} component={component} first={false} />))
  expect(screen.getAllByRole('listitem')).toHaveLength(slideCount)
  return screen.queryAllByRole('button', { name: /^Go to slide/ }).length
}

it('has three slides in view from 1024 px on: five have three positions', () => {
  expect(WIDE).toBe(`(min-width: ${1024 / 16}rem)`)
  stubMatchMedia(WIDE)
  expect(countPlaces(5)).toBe(3)
})

it('has neither arrows nor dots when all slides are in view', () => {
  stubMatchMedia(WIDE)
  expect(countPlaces(3)).toBe(0)
  expect(screen.queryAllByRole('button')).toEqual([])
})

it('has one slide in view below, with a dot for each', () => {
  stubMatchMedia()
  expect(countPlaces(3)).toBe(3)
})
