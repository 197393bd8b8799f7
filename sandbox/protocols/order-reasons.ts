import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { ProblemError } from '../http/problem'

const list = (standard: string, ...others: string[]): ShopperOrdersTypes.OmsReasonCode[] => [
  { reason: standard, default: true },
  ...others.map(reason => ({ reason, default: false }))
]

/**
 * Why an order is cancelled or sent back, as an order management beside the platform would have it; not translated
 * there either.
 */
export const reasonCodes: ShopperOrdersTypes.OmsMetaData = {
  cancelReasonCodes: list('Changed mind', 'Ordered by mistake', 'Found elsewhere', 'Takes too long'),
  returnReasonCodes: list('Not as expected', 'Damaged', 'Wrong product', 'Arrived too late')
}

/** The reason, or the default one; 400 for one that the order management does not know. */
export function readReason(codes: ShopperOrdersTypes.OmsReasonCode[], reason: string | undefined): string {
  const known = codes.find(each => (reason === undefined ? each.default : each.reason === reason))
  if (known) return known.reason
  throw new ProblemError(
    400,
    'invalid-reason-code',
    'Invalid Reason Code',
    'The reason is none of those that oms-meta-data names.',
    { reason }
  )
}
