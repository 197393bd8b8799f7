import { useEffect, useState } from 'react'
import { useIntl } from '../../intl/intl'
import type { Destination } from '../../visit/destination'
import { describeArrival, describeCutoff, findTimeZone } from './describe-arrival'
import { useEstimate, useNow } from './use-estimate'

/** How long a choice waits for the days of arrival: later they move the content below, and a press on it may be lost. */
const PATIENCE_MS = 1_000

/** Whether a component is so new that what it shows may still wait. */
function usePatience(): boolean {
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(setPatient, PATIENCE_MS, false)
    return () => clearTimeout(timer)
  }, [])
  return isPatient
}

interface MethodArrivals {
  /** Texts of when the products arrive by a shipping method, and until when they have to be ordered. */
  describe: (methodId: string) => (string | undefined)[]
  /** The texts are on their way, and worth a moment. */
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
  const isPatient = usePatience()
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
  return { describe, isAwaited: isPatient && (isMoreComing || state.kind === 'loading') }
}
