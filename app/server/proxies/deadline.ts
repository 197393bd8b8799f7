export interface Deadline {
  /** Goes off when the time is over, or when nobody waits any more. */
  signal: AbortSignal
  isOver(): boolean
  /** Runs `work` without counting its time. */
  apart<Result>(work: () => Promise<Result>): Promise<Result>
  giveUp(): void
}

/** So many milliseconds for all that counts together, starting now. */
export function startDeadline(ms: number): Deadline {
  const controller = new AbortController()
  let left = ms
  let since = Date.now()
  let over = false
  const finish = () => {
    over = true
    controller.abort()
  }
  let timer = setTimeout(finish, left)
  return {
    signal: controller.signal,
    isOver: () => over,
    async apart(work) {
      clearTimeout(timer)
      left -= Date.now() - since
      try {
        return await work()
      } finally {
        since = Date.now()
        if (!controller.signal.aborted) timer = setTimeout(finish, Math.max(0, left))
      }
    },
    giveUp() {
      clearTimeout(timer)
      controller.abort()
    }
  }
}
