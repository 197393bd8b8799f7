/** First interactions of a visitor. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Runs a task at the visitor's first interaction with the page: not for visitors who leave without one. Returns a
 * function that cancels it.
 */
export function whenTouched(task: () => void): () => void {
  const end = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, begin, true)
  }
  function begin() {
    end()
    task()
  }
  for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true })
  return end
}
