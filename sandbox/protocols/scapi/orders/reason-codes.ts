import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'

const list = (standard: string, ...others: string[]): ShopperOrdersTypes.OmsReasonCode[] => [
  { reason: standard, default: true },
  ...others.map(reason => ({ reason, default: false }))
]

/** Why an order is cancelled or sent back, as an order management beside the platform would have it; not translated there either. */
export const reasonCodes: ShopperOrdersTypes.OmsMetaData = {
  cancelReasonCodes: list('Changed mind', 'Ordered by mistake', 'Found elsewhere', 'Takes too long'),
  returnReasonCodes: list('Not as expected', 'Damaged', 'Wrong product', 'Arrived too late')
}
