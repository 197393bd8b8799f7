import { useIntl } from '../../intl/intl'
import type { Destination } from '../../visit/destination'
import { describeArrival, describeCutoff, findTimeZone } from './describe-arrival'
import { useEstimate, useNow } from './use-estimate'

/**
 * Texts of when products that are sent together arrive by a shipping method, and until when they have to be ordered;
 * none where the platform does not say it.
 */
export function useMethodArrivals(
  productIds: readonly string[],
  destination: Destination | undefined
): (methodId: string) => (string | undefined)[] {
  const intl = useIntl()
  const now = useNow()
  const { state } = useEstimate(productIds, destination, now)
  const timeZone = findTimeZone(destination?.countryCode ?? '')
  return methodId => {
    if (state.kind !== 'known' || state.estimate.kind !== 'arrivals') return []
    const expected = state.estimate.arrivals.find(each => each.methodId === methodId)
    const clock = { now, timeZone, isWrong: state.isClockWrong }
    const text = expected && describeArrival(intl, expected, clock)
    if (!text) return []
    return [
      text,
      ...(expected.orderBy === undefined || clock.isWrong
        ? []
        : [describeCutoff(intl, expected.orderBy, clock)])
    ]
  }
}
