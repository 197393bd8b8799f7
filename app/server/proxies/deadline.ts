export interface Deadline {
  /** Aborts when the time is over, or when the request is cancelled. */
  signal: AbortSignal
  isOver(): boolean
  /** Runs `work` without counting its time, for at most `ms` of its own. */
  apart<Result>(ms: number, work: () => Promise<Result>): Promise<Result>
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
    async apart(ownTime, work) {
      clearTimeout(timer)
      left -= Date.now() - since
      timer = setTimeout(finish, ownTime)
      try {
        return await work()
      } finally {
        clearTimeout(timer)
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
