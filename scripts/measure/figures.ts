/** Pages and groups of pages that a bar may be about. */
export type PageName = 'home' | 'product list' | 'product detail' | 'search' | 'cart'

export interface Figure {
  label: string
  unit?: string
  /** How many digits after the point it is printed with; none by default. */
  digits?: number
  /** One bar for all rows, or one by a row's name. */
  atMost?: number | Record<string, number>
  atLeast?: number
}

const startPages = (limit: number) => ({ home: limit, 'product list': limit, 'product detail': limit })

/**
 * Everything that is measured, with what has to be reached on a quiet machine of two cores. Varied pages take at most
 * a fifth of the processor time of the vendor's newest storefront and a fourteenth of its older one's, see `PEERS`.
 */
export const FIGURES = {
  processorMs: {
    label: 'processor time',
    unit: 'ms',
    digits: 2,
    atMost: { 'products, varied': 6.7, 'lists, varied': 6.2 }
  },
  leastMs: { label: 'least', unit: 'ms', digits: 2 },
  mostMs: { label: 'most', unit: 'ms', digits: 2 },
  ratio: { label: 'ours / other', digits: 3 },
  medianMs: { label: 'median', unit: 'ms', digits: 1, atMost: startPages(10) },
  p95Ms: { label: 'p95', unit: 'ms', digits: 1 },
  htmlKiB: {
    label: 'HTML',
    unit: 'KiB',
    digits: 1,
    atMost: { home: 20, 'product list': 20, 'product detail': 15 }
  },
  cssKiB: { label: 'CSS', unit: 'KiB', digits: 1, atMost: 20 },
  scriptsKiB: { label: 'scripts', unit: 'KiB', digits: 1, atMost: startPages(120) },
  platformCalls: { label: 'platform calls', atMost: { 'product list': 1 } },
  tokenCallsPerThousand: { label: 'token calls per 1,000 views', digits: 1, atMost: 1 },
  coldStartMs: { label: 'cold start', unit: 'ms', atMost: 1500 },
  tapMs: { label: 'result shown', unit: 'ms', atMost: 100 },
  earlyTapMs: { label: 'in the cart', unit: 'ms', atMost: 4000 },
  slowestMs: { label: 'slowest', unit: 'ms' },
  largestPaintMs: { label: 'largest paint', unit: 'ms', atMost: 2000 },
  blockingMs: { label: 'blocking', unit: 'ms', atMost: 150 },
  layoutShift: { label: 'shift', digits: 3, atMost: 0.01 },
  elements: { label: 'elements' },
  memoryMiB: { label: 'resident', unit: 'MiB', atMost: 400 },
  // Flat: it wavers by what has not been collected yet.
  memoryGrowthMiB: { label: 'growth', unit: 'MiB', atMost: 10 },
  peakMiB: { label: 'peak', unit: 'MiB' },
  failures: { label: 'failed' },
  performance: { label: 'performance', atLeast: 97 },
  accessibility: { label: 'accessibility', atLeast: 100 },
  bestPractices: { label: 'best practices', atLeast: 100 },
  seo: { label: 'SEO', atLeast: 100 }
} satisfies Record<string, Figure>

export type FigureName = keyof typeof FIGURES

/**
 * The vendor's storefronts as production bundles against the same sandbox, measured on 2026-11-26 on a machine of the
 * same kind: its older template (10.2), and its newest storefront (React 19), which renders 4 of 25 tiles on the server.
 */
export const PEERS: Record<string, string> = {
  variety: 'older peer: 94–105 ms (products), 96 ms (lists); newest: 34–35 ms, 31–33 ms',
  pages: 'home / list / detail. Older peer: 71 / 116 / 82 ms; newest: 47 / 40 / 37 ms',
  loads:
    'home / list / detail. Older peer: HTML 63 / 70 / 60 kB, scripts 513 / 521 / 518 kB; newest: 33 / 36 / 34 kB, 386 / 390 / 449 kB',
  memory: 'older peer: 366 MiB; newest: 634 MiB',
  lighthouse:
    'home / list / detail. Older peer: performance 68 / 40 / 68, largest paint 2.6 / 16.7 / 2.4 s; newest: 73 / 73 / 81, 5.9 / 4.7 / 4.2 s'
}
