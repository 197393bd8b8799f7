import { useEffect, useRef } from 'react'

/**
 * Leads the focus into a sheet that has just opened, so that keyboard and screen reader are
 * there; only where nothing else is in use, unless the shopper has asked for it. Afterwards it
 * goes back to where it came from.
 */
export function useSheetFocus(isAsked: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const isFree = opener === null || opener === document.body
    if (isAsked || isFree) ref.current?.focus({ preventScroll: true })
    return () => {
      if (isAsked && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isAsked])
  return ref
}
