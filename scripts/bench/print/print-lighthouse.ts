import type { LighthouseFigures } from '../lighthouse/measure-lighthouse'
import { PEERS } from '../peers'
import type { Scorecard } from '../score-figures'
import { printRows } from './print-rows'

export function printLighthouse(figures: LighthouseFigures[], { score }: Scorecard): void {
  printRows([
    [
      'page',
      'performance',
      'older, newest peer',
      'accessibility',
      'best practices',
      'SEO',
      'largest paint',
      'blocking',
      'shift'
    ],
    ...figures.map(({ brand, name, ...marks }) => {
      const subject = `${brand} ${name}`
      const peers = [PEERS.older[name]?.performance, PEERS.newest[name]?.performance]
      return [
        subject,
        score('performance', marks.performance, subject),
        peers.some(mark => mark !== undefined) ? peers.map(mark => mark ?? '–').join(', ') : '',
        score('accessibility', marks.accessibility, subject),
        score('bestPractices', marks.bestPractices, subject),
        score('seo', marks.seo, subject),
        score('largestPaintMs', marks.largestPaintMs, subject),
        score('blockingMs', marks.blockingMs, subject),
        score('layoutShift', marks.layoutShift, subject)
      ]
    })
  ])
}
