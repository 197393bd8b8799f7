import { usePlatform } from '../../platform/platform-context'
import { useShopperState } from '../../platform/session/use-session'
import { useRead } from '../../platform/use-read'
import { useSite } from '../../visit/site/site-context'
import { customerQuery } from './api/customer-query'
import type { Customer } from './model/customer'

/**
 * The registered customer; undefined while their data is loading, after it failed to load, and where `isWanted` is
 * false.
 */
export function useCustomer(isWanted = true): {
  customer: Customer | undefined
  failed: boolean
  refetch: () => void
} {
  const platform = usePlatform()
  const { site } = useSite()
  const isRegistered = useShopperState() === 'registered'
  const { data, error, refetch } = useRead({
    ...customerQuery(platform, site.id),
    enabled: isWanted && isRegistered
  })
  return {
    customer: isRegistered && data?.isRegistered ? data : undefined,
    failed: Boolean(error) && !data,
    refetch: () => void refetch()
  }
}
