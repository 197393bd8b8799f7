import { z } from 'zod'

/** What one run of Lighthouse says of a page: marks of 0 to 100, milliseconds. */
export interface LighthouseReport {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaintMs: number
  blockingMs: number
  layoutShift: number
}

const category = z.object({ score: z.number() })
const audit = z.object({ numericValue: z.number() })

const schema = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category
  }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit
  })
})

/** @throws Error for a report without marks, as Lighthouse writes it for a page that did not load. */
export function parseReport(report: unknown): LighthouseReport {
  const { categories, audits } = schema.parse(report)
  const mark = ({ score }: { score: number }) => Math.round(score * 100)
  return {
    performance: mark(categories.performance),
    accessibility: mark(categories.accessibility),
    bestPractices: mark(categories['best-practices']),
    seo: mark(categories.seo),
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue
  }
}
