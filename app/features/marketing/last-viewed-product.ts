/** Literal name of requirement 1.7. */
const KEY = 'lastViewedProduct'

/** Stores the viewed product until the page is left. */
export function saveLastViewedProduct(productId: string): void {
  try {
    localStorage.setItem(KEY, productId)
  } catch {
    // Where the browser blocks storage nothing is stored.
  }
}

/** Calls `send` with the product when the page is left, once per product. Returns a function that ends it. */
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
