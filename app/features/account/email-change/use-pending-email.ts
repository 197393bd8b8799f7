import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useSite } from '../../../visit/site/site-context'
import { CUSTOMER_KEY } from '../api/customer-query'
import { CODE_LIFE_MS } from '../pending'
import { pendingEmails, type PendingEmail } from './pending-email'

/** The new address whose code a customer waits for in this browser, as all its tabs know it. */
export function usePendingEmail(customerId: string) {
  const { site } = useSite()
  const client = useQueryClient()
  const read = useCallback(() => {
    const kept = pendingEmails.read(site.id)
    return kept?.customerId === customerId ? kept : undefined
  }, [site.id, customerId])
  const [pending, setPending] = useState(read)

  useEffect(
    () =>
      pendingEmails.listen(site.id, () => {
        setPending(read())
        // The other tab may have confirmed it.
        void client.invalidateQueries({ queryKey: CUSTOMER_KEY })
      }),
    [site.id, read, client]
  )
  useEffect(() => {
    if (!pending) return undefined
    // The form stays, and says that the code has expired.
    const life = pending.askedAt + CODE_LIFE_MS - Date.now()
    const timer = setTimeout(() => pendingEmails.forget(site.id), life)
    return () => clearTimeout(timer)
  }, [pending, site.id])

  return {
    pending,
    keep(next: PendingEmail) {
      pendingEmails.keep(site.id, next)
      setPending(next)
    },
    forget() {
      pendingEmails.forget(site.id)
      setPending(undefined)
    }
  }
}
