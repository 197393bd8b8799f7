import { useEffect, useState } from 'react'
import { useIntl } from '../../intl/intl'
import type { Destination } from '../../visit/destination'
import { describeArrival, describeCutoff, findTimeZone } from './describe-arrival'
import { useEstimate, useNow } from './use-estimate'

/**
 * Milliseconds that a new choice waits for its days of arrival: later they would move the content below, and a tap on
 * it might be lost.
 */
const GRACE_MS = 1_000

/** Whether the component was mounted less than `GRACE_MS` ago. */
function useGracePeriod(): boolean {
  const [isNew, setNew] = useState(true)
  useEffect(() => {
    const timer = setTimeout(setNew, GRACE_MS, false)
    return () => clearTimeout(timer)
  }, [])
  return isNew
}

interface MethodArrivals {
  /** Texts of when the products arrive by a shipping method, and until when they have to be ordered. */
  describe: (methodId: string) => (string | undefined)[]
  /** The texts are loading, and the choice still waits for them. */
  isAwaited: boolean
}

interface ArrivalOptions {
  /** Other texts of the same choice are on their way. */
  isMoreComing?: boolean
}

/** When products that are sent together arrive by each shipping method; no texts where the platform does not say it. */
export function useMethodArrivals(
  productIds: readonly string[],
  destination: Destination | undefined,
  { isMoreComing = false }: ArrivalOptions = {}
): MethodArrivals {
  const intl = useIntl()
  const now = useNow()
  const isNew = useGracePeriod()
  const { state } = useEstimate(productIds, destination, now)
  const timeZone = findTimeZone(destination?.countryCode ?? '')
  const describe = (methodId: string) => {
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
  return { describe, isAwaited: isNew && (isMoreComing || state.kind === 'loading') }
}
