import { createScorecard, summarizeScore } from './score-figures'

it('shows a figure with its bar and marks it where it is missed', () => {
  const { score } = createScorecard()
  expect(score('medianMs', 9.96, 'home', 'home')).toBe('10.0 ms (10)')
  expect(score('medianMs', 26.14, 'home', 'home')).toBe('26.1 ms (10) ✗')
})

it('knows whether more or less is better', () => {
  const { score } = createScorecard()
  expect(score('performance', 97, 'home')).toBe('97 (97)')
  expect(score('performance', 96, 'home')).toBe('96 (97) ✗')
  expect(score('memoryMiB', 400, 'after 10000 views')).toBe('400 MiB (400)')
  expect(score('memoryMiB', 401, 'after 10000 views')).toBe('401 MiB (400) ✗')
})

it('does not judge a page that has no bar, nor what could not be measured', () => {
  const { score, verdicts } = createScorecard()
  expect(score('medianMs', 54, 'cart', 'cart')).toBe('54.0 ms')
  expect(score('memoryMiB', Number.NaN, 'after 10000 views')).toBe('–')
  expect(verdicts).toEqual([])
})

it('counts the bars and lists the missed ones by figure', () => {
  const { score, verdicts } = createScorecard()
  score('medianMs', 5, 'home', 'home')
  score('medianMs', 12, 'product list', 'product list')
  score('performance', 80, 'jasmin home')
  score('performance', 73, 'puro home')
  expect(summarizeScore(verdicts)).toEqual([
    'Bars: 1 met, 3 missed',
    '  median       product list 12.0 ms (10)',
    '  performance  jasmin home 80 (97), puro home 73 (97)'
  ])
})

it('lists nothing when every bar is met', () => {
  const { score, verdicts } = createScorecard()
  score('tapMs', 40, 'open the menu')
  expect(summarizeScore(verdicts)).toEqual(['Bars: 1 met, 0 missed'])
})
