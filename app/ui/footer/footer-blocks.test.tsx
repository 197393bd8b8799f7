import { render, screen } from '@testing-library/react'
import { Seals } from './footer-blocks'

const buildSeals = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ icon: 'check' as const, title: `Seal ${index + 1}` }))

it.each([
  [1, ['Seal 1']],
  [3, ['Seal 1', 'Seal 2', 'Seal 3']],
  [5, ['Seal 1', 'Seal 2', 'Seal 3']]
])('shows three seals at most, the first of %d', (count, shown) => {
  render(<Seals label="Seals" seals={buildSeals(count)} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(shown)
})

it('shows no empty list', () => {
  const { container } = render(<Seals label="Seals" seals={[]} />)
  expect(container).toBeEmptyDOMElement()
})
