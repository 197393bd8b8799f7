import type { Order } from '../orders/order'
import { countKept } from '../orders/returns/line-units'
import type { Machine } from './machine'
import { buildSerialNumber } from './serial-number'

/** The class category of products that can be registered. */
export const MACHINE_CLASS = 'machines'

const isKept = ({ status }: Order): boolean => status !== 'cancelled' && status !== 'failed'

/** The machines that a customer's orders brought, one entry for each unit that was not sent back. */
export function listBoughtMachines(orders: Order[]): Machine[] {
  return orders.filter(isKept).flatMap(order =>
    order.basket.lines.flatMap(line => {
      const { product } = line
      if (product?.classCategoryId !== MACHINE_CLASS) return []
      return Array.from({ length: countKept(order, line) }, (_, unit) => ({
        serialNumber: buildSerialNumber(
          product.primaryCategoryId,
          `${order.siteId}/${order.orderNo}/${line.itemId}/${unit}`
        ),
        productId: product.id,
        productName: product.name,
        purchaseDate: new Date(order.createdAt).toISOString().slice(0, 10),
        orderNo: order.orderNo
      }))
    })
  )
}
