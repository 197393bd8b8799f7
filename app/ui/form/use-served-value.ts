import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a controlled text field or select that the server renders: hands on what the field holds when it mounts, where
 * that differs from the component's value. A shopper typed or chose it before hydration, or the browser restored it.
 * (Fields that are registered with react-hook-form need no such hook: the library adopts what their elements hold.)
 */
export function useServedValue(
  field: RefObject<HTMLInputElement | HTMLSelectElement>,
  value: string,
  adopt: (served: string) => void
): void {
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current || !field.current) return
    isRead.current = true
    if (field.current.value !== value) adopt(field.current.value)
  })
}
