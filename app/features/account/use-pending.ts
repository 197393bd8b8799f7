import { useCallback, useEffect, useRef, useState } from 'react'
import { useSite } from '../../visit/site/site-context'
import { CODE_LIFE_MS, type Pending, type PendingStore } from './pending'
import { forgetPendingCode, type PendingCode } from './login/pending-code'

interface CustomerPending extends Pending {
  customerId: string
}

/**
 * The code that a customer waits for in this browser, as all its tabs know it. `onOther` is called when another tab has
 * asked for one, used or cancelled it.
 */
export function usePending<Kept extends CustomerPending>(
  store: PendingStore<Kept>,
  customerId: string,
  onOther: () => void
) {
  const { site } = useSite()
  const read = useCallback(() => {
    const kept = store.read(site.id)
    return kept?.customerId === customerId ? kept : undefined
  }, [store, site.id, customerId])
  const [pending, setPending] = useState(read)
  const latest = useRef(onOther)
  useEffect(() => {
    latest.current = onOther
  })

  useEffect(
    () =>
      store.listen(site.id, () => {
        setPending(read())
        latest.current()
      }),
    [store, site.id, read]
  )
  useEffect(() => {
    if (!pending) return undefined
    // The form stays, and says that the code has expired.
    const life = pending.askedAt + CODE_LIFE_MS - Date.now()
    const timer = setTimeout(() => store.forget(site.id), life)
    return () => clearTimeout(timer)
  }, [store, pending, site.id])

  return {
    pending,
    keep(next: Omit<Kept, 'customerId' | 'askedAt'>) {
      const kept = { ...next, customerId, askedAt: Date.now() } as Kept
      store.keep(site.id, kept)
      setPending(kept)
    },
    forget() {
      store.forget(site.id)
      setPending(undefined)
    }
  }
}

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
