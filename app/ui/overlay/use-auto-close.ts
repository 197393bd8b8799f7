import { useEffect, useRef } from 'react'

/** Calls `onClose` after the given milliseconds; never when they are undefined. */
export function useAutoClose(onClose: (() => void) | undefined, milliseconds: number | undefined): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (milliseconds === undefined) return
    const timer = setTimeout(() => latest.current?.(), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
}
