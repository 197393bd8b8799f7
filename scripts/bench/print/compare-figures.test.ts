import { compareFigures } from './compare-figures'

it('shows ours, theirs and their ratio', () => {
  expect(compareFigures(12, 24, 1)).toBe('12.0 / 24.0 = 0.50')
})

it('has no ratio to nothing', () => {
  expect(compareFigures(12, 0)).toBe('12 / 0 = –')
})
