import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { lineDetailsQuery } from './api/line-details-query'
import type { Basket } from './model/basket'
import type { LineDetails } from './model/line-details'

/** Pictures, variations and stock of the basket's lines; empty until they are known. */
export function useLineDetails(basket: Pick<Basket, 'lines'>): Record<string, LineDetails> {
  const platform = usePlatform()
  const ids = basket.lines.map(line => line.productId)
  const { data } = useRead({
    ...lineDetailsQuery(platform, ids),
    enabled: ids.length > 0,
    keepPreviousData: true
  })
  return data ?? {}
}
