/** What Chromium's traces say of threads and tasks; durations in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Of the processor that the thread had. */
  tdur?: number
  args?: { name?: string }
}

/**
 * Milliseconds of processor that the longest task of a page's main thread took, from a trace with `toplevel`.
 * @throws Error when the trace has none
 */
export function findLongestTask(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf)
  )
  const durations = events
    .filter(event => event.ph === 'X' && event.name.endsWith('RunTask') && mainThreads.has(threadOf(event)))
    .flatMap(({ tdur }) => tdur ?? [])
  if (durations.length === 0) throw new Error('The trace has no task of a page')
  return durations.reduce((longest, each) => Math.max(longest, each), 0) / 1000
}
