import { useEffect, useState, type ComponentType } from 'react'
import { tryAgain } from './try-again'

/**
 * A component whose code is loaded when it is wanted, e.g. once there is a consent. Undefined before,
 * while it is not wanted, and when loading fails again and again: the page then works without it. `load` has to
 * be the same function on every render.
 */
export function useLazyComponent<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props> | undefined>
): ComponentType<Props> | undefined {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    tryAgain(load).then(
      component => {
        if (!isOver) setComponent(() => component)
      },
      () => undefined
    )
    return () => {
      isOver = true
    }
  }, [isWanted, load])
  return isWanted ? Component : undefined
}
