import type { MemoryFigures } from '../measure-memory'
import type { Scorecard } from '../score-figures'
import { printRows } from './print-rows'

export function printMemory(figures: MemoryFigures[], { score }: Scorecard): void {
  printRows([
    ['views', 'resident', 'grown since the line above', 'peak', 'failed'],
    ...figures.map(({ views, failures, memory }, index) => {
      const before = figures[index - 1]?.memory.resident
      return [
        String(views),
        score('memoryMiB', memory.resident, `after ${views} views`),
        before === undefined
          ? ''
          : score('memoryGrowthMiB', memory.resident - before, `until ${views} views`),
        `${memory.peak.toFixed(0)} MiB`,
        String(failures)
      ]
    })
  ])
}
