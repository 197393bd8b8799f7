import { createScorecard, type Row } from './score'

const render = (...rows: Row[]) => {
  const scorecard = createScorecard()
  const [, , ...lines] = scorecard.render(rows).split('\n')
  return { lines: lines.map(line => line.replaceAll(/ +/g, ' ')), summary: scorecard.summarize() }
}

it('prints a figure with its bar and marks it where it misses it', () => {
  const { lines, summary } = render(
    { name: 'home', figures: { medianMs: 9.96, performance: 97 } },
    { name: 'product list', scope: 'puro', figures: { medianMs: 26.14, performance: 96 } }
  )
  expect(lines).toEqual([
    '| home | 10.0 ms (10) | 97 (97) |',
    '| puro product list | 26.1 ms (10) ✗ | 96 (97) ✗ |'
  ])
  expect(summary).toBe(
    'Bars: 2 met, 2 missed\n  median: puro product list 26.1 ms (10)\n  performance: puro product list 96 (97)'
  )
})

it('judges no page without a bar, no other build, and nothing that could not be measured', () => {
  const { lines, summary } = render(
    { name: 'cart', figures: { medianMs: 54 } },
    { name: 'home', isOther: true, figures: { medianMs: 54 } },
    { name: 'product detail', figures: { medianMs: Number.NaN } },
    { name: 'search', figures: {} }
  )
  expect(lines).toEqual([
    '| cart | 54.0 ms |',
    '| home (other build) | 54.0 ms |',
    '| product detail | – |',
    '| search | |'
  ])
  expect(summary).toBe('Bars: 0 met, 0 missed')
})
