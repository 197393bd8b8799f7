/** The status of an order as shown (requirement 8.2). PROCESSING is shown as confirmed. */
export const OVERALL_STATUSES = [
  'PROCESSING',
  'READY_FOR_SHIPPING',
  'SHIPPED',
  'DELIVERED',
  'RETURNED',
  'PARTIALLY_RETURNED',
  'CANCELLED'
] as const

export type OverallStatus = (typeof OVERALL_STATUSES)[number]

/** The status of one product of an order; each has its label (requirement 8.2). */
export const ITEM_STATUSES = [
  'shipped',
  'not_shipped',
  'delivered',
  'returned',
  'partially_returned',
  'cancelled'
] as const

export type ItemStatus = (typeof ITEM_STATUSES)[number]

/** Parses a status; undefined for an unknown one, which has no label. */
export const findStatus = <Status extends string>(
  known: readonly Status[],
  value: unknown
): Status | undefined => known.find(status => status === value)

/** An order is cancellable when its status is new or open and its export status is ready (requirement 8.2). */
export const isCancellable = (order: { status?: string; exportStatus?: string }): boolean =>
  (order.status === 'new' || order.status === 'open') && order.exportStatus === 'ready'

/** An order is returnable when it is not cancellable, has a return label, and is not RETURNED (requirement 8.2). */
export const isReturnable = (order: {
  isCancellable: boolean
  overallStatus?: OverallStatus
  returnLabels: readonly unknown[]
}): boolean => !order.isCancellable && order.returnLabels.length > 0 && order.overallStatus !== 'RETURNED'
