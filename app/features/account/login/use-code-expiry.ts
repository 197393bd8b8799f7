import { useEffect } from 'react'
import { useSite } from '../../../visit/site/site-context'
import { CODE_LIFE_MS, forgetPendingCode, type PendingCode } from './pending-code'

/** Forgets the address of a code when its time is over, also while the page stays. */
export function useCodeExpiry(pending: PendingCode | undefined): void {
  const { site } = useSite()
  useEffect(() => {
    if (!pending) return undefined
    const life = pending.askedAt + CODE_LIFE_MS - Date.now()
    const timer = setTimeout(() => forgetPendingCode(site.id), life)
    return () => clearTimeout(timer)
  }, [pending, site.id])
}
