/** Query of a return from a payment that was agreed to before the order. */
interface ExpressReturnAddress {
  /** The provider's resource; it opens nothing for anybody but its shopper. */
  resourceId: string
  /** The provider's reason why nothing was agreed to. */
  reason?: string
}

/** Ids of the provider and its reasons: other text from the address is never shown on the page. */
const WORD = /^[\w-]{1,64}$/

/** Reads `express` and `paymentError` of a page's address; undefined where it is no such return. */
export function readExpressReturn(search: URLSearchParams): ExpressReturnAddress | undefined {
  const [resourceId, reason] = [search.get('express') ?? '', search.get('paymentError') ?? '']
  if (!WORD.test(resourceId)) return undefined
  return { resourceId, ...(WORD.test(reason) && { reason }) }
}
