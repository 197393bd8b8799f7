import type { LoadFigures } from '../browser/measure-loads'
import type { Scorecard } from '../score-figures'
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
        `${costs.longestTaskUnthrottledMs.toFixed(0)} ms`,
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
