import { render, screen } from '@testing-library/react'
import { withProviders } from '../../../../tests/factories/with-providers'
import type { Taste } from '../model/product'
import { hasTaste, TasteProfile } from './taste-profile'

const show = (taste: Taste) => {
  const { container } = render(withProviders(<TasteProfile taste={taste} />))
  const marks = screen.queryAllByRole('img')
  return {
    words: marks.map(mark => mark.getAttribute('aria-label')),
    filled: marks.map(mark => mark.querySelectorAll('.scale-on').length),
    counts: marks.map(mark => mark.children.length),
    text: container.textContent
  }
}

it('shows flavour intensity, fruitiness and roasting from 0 to 5, then caffeine', () => {
  const profile = show({ flavorIntensity: 5, fruitiness: 0, roasting: 3, caffeine: 'medium' })
  expect(profile.words).toEqual(['5 out of 5', '0 out of 5', '3 out of 5', 'medium'])
  expect(profile.filled).toEqual([5, 0, 3, 2])
  expect(profile.counts).toEqual([5, 5, 5, 3])
  expect(profile.text).toBe('IntensityFruitinessRoastCaffeine: medium')
})

it('leaves out scales without a value', () => {
  expect(show({ roasting: 4 }).text).toBe('Roast')
  expect([hasTaste({}), hasTaste({ caffeine: 'none' })]).toEqual([false, true])
})
