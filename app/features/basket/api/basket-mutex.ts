/** The last task of each owner; the next one waits for it. */
const lastTasks = new WeakMap<object, Promise<unknown>>()

/**
 * A mutex: runs the tasks of one owner one after the other, in the order of the calls. Reads and
 * changes of a basket go through it, so that no response overtakes a later one. A task
 * that fails does not block the next.
 */
export function runExclusive<Result>(owner: object, task: () => Promise<Result>): Promise<Result> {
  const before = lastTasks.get(owner) ?? Promise.resolve()
  const result = before.then(task, task)
  lastTasks.set(
    owner,
    result.catch(() => undefined)
  )
  return result
}
