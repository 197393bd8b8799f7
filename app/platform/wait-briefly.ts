/** Milliseconds that a page waits for what it can do without; it is then shown without that. */
export const OPTIONAL_WAIT_MS = 2_500

/**
 * Resolves with the result of the work, or with undefined after `ms` milliseconds; the work is not cancelled and its
 * later result is dropped.
 */
export const waitBriefly = <Value>(work: Promise<Value>, ms = OPTIONAL_WAIT_MS): Promise<Value | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
