import type { TapFigures } from '../browser/measure-taps'
import type { Scorecard } from '../score-figures'
import { printRows } from './print-rows'

export function printTaps(figures: TapFigures[], { score }: Scorecard): void {
  printRows([
    ['tap', 'median', 'slowest'],
    ...figures.map(({ name, medianMs, slowestMs }) => [
      name,
      score('tapMs', medianMs, name),
      `${slowestMs.toFixed(0)} ms`
    ])
  ])
}
