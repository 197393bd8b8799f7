import { listDelivered } from '../../baskets/pricing/price-basket'
import type { PricedBasket } from '../../baskets/pricing/priced-basket'
import type { Ids } from '../../ids'
import type { Order, OverallStatus, PickUp } from '../order'
import { hasItemsLeft, takeOutCancelled } from '../returns/left-basket'
import type { OrderEvent } from '../order-news'
import { isCancellable } from './cancel-order'

/** The pick-ups of a placed order, each with its number. */
export function listPickUps(basket: PricedBasket, ids: Ids): PickUp[] {
  return listDelivered(basket)
    .filter(({ method }) => method?.pickUp === true)
    .map(({ shipmentId, custom }) => ({
      shipmentId,
      storeId: typeof custom.c_fromStoreId === 'string' ? custom.c_fromStoreId : undefined,
      number: ids.next('pick-up-number')
    }))
}

/** Whether a parcel or mail belongs to the order besides what is collected. */
export const hasParcels = (order: Order): boolean =>
  listDelivered(takeOutCancelled(order)).length > listOpenPickUps(order).length

/** The pick-ups that have goods left after cancellations. */
export const listOpenPickUps = (order: Order): PickUp[] =>
  (order.pickUps ?? []).filter(({ shipmentId }) => hasItemsLeft(order, shipmentId))

const isAlive = (order: Order): boolean => isCancellable(order) || order.exportStatus === 'exported'

/** The next steps of the pick-ups: all become ready together, and are collected together. */
export function listPickUpSteps(order: Order): OverallStatus[] {
  const pickUps = listOpenPickUps(order)
  if (pickUps.length === 0 || !isAlive(order)) return []
  if (pickUps.some(({ readyAt }) => readyAt === undefined)) return ['READY_FOR_PICKUP']
  return pickUps.some(({ collectedAt }) => collectedAt === undefined) ? ['COLLECTED'] : []
}

/** The store has put the goods aside: the order cannot be cancelled any more, and is paid. */
export const readyPickUp = (order: Order, now: number): Order => ({
  ...order,
  exportStatus: 'exported',
  paymentStatus: 'paid',
  ...(!hasParcels(order) && { overallStatus: 'READY_FOR_PICKUP' as const }),
  pickUps: order.pickUps?.map(pickUp => ({ ...pickUp, readyAt: now })),
  modifiedAt: now
})

/** The mail about goods that the store has put aside: all of the order, or beside a parcel. */
export const nameReadyNews = (order: Order): OrderEvent =>
  hasParcels(order) ? 'part-pick-up-ready' : 'pick-up-ready'

/** The goods were handed over, which completes an order without a parcel on its way. */
export function collectOrder(order: Order, now: number): Order {
  const collected = {
    ...order,
    pickUps: order.pickUps?.map(pickUp => ({ ...pickUp, collectedAt: now })),
    modifiedAt: now
  }
  if (!hasParcels(order)) return { ...collected, status: 'completed', overallStatus: 'COLLECTED' }
  return order.overallStatus === 'DELIVERED' ? { ...collected, status: 'completed' } : collected
}

/** Whether nothing waits in a store. */
export const isCollected = (order: Order): boolean =>
  listOpenPickUps(order).every(({ collectedAt }) => collectedAt !== undefined)

export type PickUpState = 'preparing' | 'ready' | 'collected' | 'cancelled'

/** How far a pick-up is, for the shopper and the store. */
export function getPickUpState(order: Order, { shipmentId, readyAt, collectedAt }: PickUp): PickUpState {
  if (order.overallStatus === 'CANCELLED' || !hasItemsLeft(order, shipmentId)) return 'cancelled'
  if (collectedAt !== undefined) return 'collected'
  return readyAt === undefined ? 'preparing' : 'ready'
}
