import { localStore } from '../../browser/storage'

/** Literal name of requirement 12.3. */
const KEY = 'lastViewedProduct'

/** Stores the viewed product until the page is left. */
export const saveLastViewedProduct = (productId: string): void => void localStore.write(KEY, productId)

/** Calls `send` with the product when the page is left, once per product. Returns a function that ends it. */
export function sendOnLeave(send: (productId: string) => void): () => void {
  const leave = () => {
    const productId = localStore.read(KEY)
    localStore.remove(KEY)
    if (productId) send(productId)
  }
  window.addEventListener('pagehide', leave)
  return () => window.removeEventListener('pagehide', leave)
}
