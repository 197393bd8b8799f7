import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { orderReasons } from '../../../platform/scapi/shopper-orders-management'

/** The merchant's reasons for a return; empty where it asks for none. */
export const returnReasonsQuery = (platform: Platform): QueryObject<string[]> => ({
  queryKey: ['return-reasons'],
  queryFn: async () => {
    const { returnReasonCodes } = await platform.family(orderReasons).getOmsMetaData()
    return (returnReasonCodes ?? []).map(({ reason }) => reason)
  }
})
