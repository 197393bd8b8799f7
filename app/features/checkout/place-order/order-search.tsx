import { useEffect } from 'react'
import type { OrderSearchProps } from '../../basket/components/cart-panel'
import { isUndecided, OpenOrder, useOpenOrder } from './open-order'

/** The search for an order, above the mini cart. */
export function OrderSearch({ onUndecided }: OrderSearchProps) {
  const order = useOpenOrder()
  const isOpen = isUndecided(order)
  useEffect(() => onUndecided(isOpen), [isOpen, onUndecided])
  return <OpenOrder state={order} />
}
