/** A task of more than 50 ms, in milliseconds since the page was asked for. */
export interface LongTask {
  start: number
  duration: number
}

const FREE_MS = 50

/**
 * Total blocking time as Lighthouse has it: the time that tasks take beyond 50 ms once something is painted; before
 * that there is nothing to tap on.
 */
export const sumBlocking = (tasks: readonly LongTask[], firstPaint: number): number =>
  tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, after) => sum + Math.max(0, after - FREE_MS), 0)
