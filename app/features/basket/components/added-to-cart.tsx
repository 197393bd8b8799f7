import loadable from '@loadable/component'
import { useEffect, useState } from 'react'
import { listenToSignal, type AddedItems } from '../basket-signals'

const loadPanel = () => import(/* webpackChunkName: "cart-panel" */ './cart-panel')
const CartPanel = loadable(loadPanel)

/** Shows the cart panel after an add; its code is fetched with the first one. Once per page. */
export function AddedToCart() {
  const [added, setAdded] = useState<AddedItems>()
  useEffect(() => listenToSignal('add-to-cart-success', setAdded), [])
  return added ? (
    <CartPanel productIds={added.productIds} warning={added.warning} onClose={() => setAdded(undefined)} />
  ) : null
}
