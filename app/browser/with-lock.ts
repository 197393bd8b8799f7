/**
 * Runs a task while it holds a lock that all tabs of this origin share (Web Locks). Where the browser has no locks or
 * refuses them (a frame of another site with its storage blocked), the task runs all the same, with `undefined` for
 * its lock; with `ifAvailable` it gets `null` while another tab holds the lock.
 *
 * @throws whatever the task throws.
 */
export async function withLock<Result>(
  name: string,
  options: LockOptions,
  task: (lock?: Lock | null) => Promise<Result>
): Promise<Result> {
  let hasBegun = false
  try {
    return await navigator.locks.request(name, options, lock => {
      hasBegun = true
      return task(lock)
    })
  } catch (error) {
    if (hasBegun) throw error
    return task()
  }
}
