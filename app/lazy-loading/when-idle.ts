/** So late it is done although there is always something else to do. */
const LATEST_MS = 5_000

/** Does something once the page is loaded and the browser has nothing else to do; returns what calls it off. */
export function whenIdle(task: () => void): () => void {
  // Not every browser says when it is idle.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, LATEST_MS / 2)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}
