import { useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code comes when it is wanted, e.g. with a consent. Undefined before, without
 * the wish, and when the code does not come: the page then goes without it. `load` has to
 * be one and the same function with each render.
 */
export function useLateComponent<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>
): ComponentType<Props> | undefined {
  const [Late, setLate] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    load().then(
      component => {
        if (!isOver) setLate(() => component)
      },
      () => undefined
    )
    return () => {
      isOver = true
    }
  }, [isWanted, load])
  return isWanted ? Late : undefined
}
