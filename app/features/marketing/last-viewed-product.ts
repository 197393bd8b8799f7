/** Literal name of requirement 1.7. */
const KEY = 'lastViewedProduct'

/** Remembers the product that is looked at, until the page is left. */
export function keepLastViewedProduct(productId: string): void {
  try {
    localStorage.setItem(KEY, productId)
  } catch {
    // Where the browser blocks storage nothing is remembered.
  }
}

/** Tells `send` of the product when the page is left, each once. Answers how to end it. */
export function sendOnLeave(send: (productId: string) => void): () => void {
  const leave = () => {
    try {
      const productId = localStorage.getItem(KEY)
      localStorage.removeItem(KEY)
      if (productId) send(productId)
    } catch {
      // As above.
    }
  }
  window.addEventListener('pagehide', leave)
  return () => window.removeEventListener('pagehide', leave)
}
