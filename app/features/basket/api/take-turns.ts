/** The last task of each owner; who comes next waits for it. */
const lastTasks = new WeakMap<object, Promise<unknown>>()

/**
 * Runs tasks of one owner one after the other, in the order they came. Reads and
 * changes of a basket take turns, so that no answer overtakes a later one. A task
 * that fails does not hold up the next.
 */
export function takeTurn<Result>(owner: object, task: () => Promise<Result>): Promise<Result> {
  const before = lastTasks.get(owner) ?? Promise.resolve()
  const turn = before.then(task, task)
  lastTasks.set(
    owner,
    turn.catch(() => undefined)
  )
  return turn
}
