import loadable from '@loadable/component'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { BasketAlert } from '../describe-basket-error'
import type { Basket } from '../model/basket'

const loadPanel = () => import(/* webpackChunkName: "cart-panel" */ './cart-panel')
const CartPanel = loadable(loadPanel)

/** Fetches the panel's code while the platform adds. If that fails, the panel asks for it again as it opens. */
export function preloadPanel(): void {
  loadPanel().catch(() => undefined)
}

export interface AddedItems {
  basket: Basket
  productIds: string[]
  /** What could not be added. */
  warning?: BasketAlert
}

declare global {
  interface WindowEventMap {
    'add-to-cart-success': CustomEvent<AddedItems>
  }
}

/** In the query cache, so that the page's only panel sees what any component adds. */
const ADDED_KEY = ['basket-added'] as const

/** Opens the cart panel, and fires the event that others, e.g. tracking, listen to. */
export function showAdded(client: QueryClient, added: AddedItems): void {
  client.setQueryData<AddedItems | null>(ADDED_KEY, added)
  window.dispatchEvent(new CustomEvent('add-to-cart-success', { detail: added }))
}

/** Shows the cart panel after an add; its code is loaded with the first one. Once per page. */
export function AddedToCart() {
  const client = useQueryClient()
  const { data: added } = useQuery<AddedItems | null>({ queryKey: ADDED_KEY, enabled: false })
  if (!added) return null
  const close = () => void client.setQueryData(ADDED_KEY, null)
  return <CartPanel productIds={added.productIds} warning={added.warning} onClose={close} />
}
