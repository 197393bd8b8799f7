/** What a visitor who stays does first. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Does something as soon as the visitor does anything on the page: not for those who only pass by. Returns what calls
 * it off.
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
