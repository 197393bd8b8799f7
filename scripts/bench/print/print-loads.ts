import type { LoadFigures } from '../browser/measure-loads'
import type { Scorecard } from '../score-figures'
import { compareFigures } from './compare-figures'
import { printRows } from './print-rows'

const KIB = 1024

export function printLoads(figures: LoadFigures[], { score }: Scorecard): void {
  printRows([
    [
      'page',
      'largest paint',
      'blocking',
      'longest task',
      'unthrottled',
      'of processor',
      'shift',
      'elements',
      'scripts loaded'
    ],
    ...figures.map(({ brand, name, ...costs }) => {
      const subject = `${brand} ${name}`
      return [
        subject,
        score('largestPaintMs', costs.largestPaintMs, subject),
        score('blockingMs', costs.blockingMs, subject),
        `${costs.longestTaskMs.toFixed(0)} ms`,
        score('longestTaskMs', costs.longestTaskUnthrottledMs, subject),
        `${costs.longestTaskProcessorMs.toFixed(0)} ms`,
        score('layoutShift', costs.layoutShift, subject),
        String(costs.elements),
        score('loadedScriptsKiB', costs.scripts / KIB, subject, name)
      ]
    })
  ])
  console.log(
    [
      'blocking: once something is painted; longest task: slowed down; unthrottled: the longest on this machine by the clock,',
      '0 for less than 50 ms; of processor: what the longest took of a core, without waiting for one that the servers use;',
      'scripts: all that came until the page was quiet'
    ].join('\n')
  )
}

/** Ours beside another storefront's, for what both have. */
export function printLoadsBeside(origin: string, figures: LoadFigures[]): void {
  console.log(`\nBeside ${origin}, in turns: ours / theirs = ratio`)
  printRows([
    [
      'page',
      'largest paint ms',
      'blocking ms',
      'longest task ms',
      'unthrottled ms',
      'of processor ms',
      'elements',
      'scripts loaded KiB'
    ],
    ...figures.flatMap(({ name, rival, ...ours }) =>
      rival
        ? [
            [
              name,
              compareFigures(ours.largestPaintMs, rival.largestPaintMs),
              compareFigures(ours.blockingMs, rival.blockingMs),
              compareFigures(ours.longestTaskMs, rival.longestTaskMs),
              compareFigures(ours.longestTaskUnthrottledMs, rival.longestTaskUnthrottledMs),
              compareFigures(ours.longestTaskProcessorMs, rival.longestTaskProcessorMs),
              compareFigures(ours.elements, rival.elements),
              compareFigures(ours.scripts / KIB, rival.scripts / KIB, 1)
            ]
          ]
        : []
    )
  ])
}
