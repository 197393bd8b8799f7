import { parseReport } from './parse-report'

const buildReport = (performance: number | null) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
    seo: { score: 0.58 }
  },
  audits: {
    'largest-contentful-paint': { numericValue: 2764.84 },
    'total-blocking-time': { numericValue: 150.5 },
    'cumulative-layout-shift': { numericValue: 0 }
  }
})

it('reads marks of 0 to 100 and milliseconds', () => {
  expect(parseReport(buildReport(0.57))).toEqual({
    performance: 57,
    accessibility: 100,
    bestPractices: 96,
    seo: 58,
    largestPaintMs: 2764.84,
    blockingMs: 150.5,
    layoutShift: 0
  })
})

it('refuses the report of a page that did not load', () => {
  expect(() => parseReport(buildReport(null))).toThrow('performance')
})
