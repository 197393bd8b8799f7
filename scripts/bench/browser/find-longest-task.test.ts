import { findLongestTask, type TraceEvent } from './find-longest-task'

const name = (pid: number, tid: number, thread: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid,
  args: { name: thread }
})
const task = (pid: number, tid: number, tdur: number | undefined): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid,
  tid,
  tdur
})

it('finds the longest task of pages by the processor it took, not of workers or of the browser', () => {
  expect(
    findLongestTask([
      name(1, 1, 'CrBrowserMain'),
      name(2, 1, 'CrRendererMain'),
      name(2, 7, 'ThreadPoolForegroundWorker'),
      task(1, 1, 90_000),
      task(2, 1, 12_000),
      task(2, 1, 31_500),
      task(2, 1, undefined),
      task(2, 7, 80_000),
      { ...task(2, 1, 70_000), name: 'FunctionCall' }
    ])
  ).toBe(31.5)
})

it('says so when a trace has no task of a page', () => {
  expect(() => findLongestTask([task(1, 1, 5)])).toThrow('no task of a page')
})
