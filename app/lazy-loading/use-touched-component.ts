import { useEffect, useState, type ComponentType } from 'react'
import { useLazyComponent } from './use-lazy-component'
import { whenTouched } from './when-touched'

/**
 * `useLazyComponent` for a component that is wanted from the visitor's first interaction on, or, with
 * `isWantedAtOnce`, from the first render in the browser.
 */
export function useTouchedComponent<Props>(
  load: () => Promise<ComponentType<Props> | undefined>,
  isWantedAtOnce?: () => unknown
): ComponentType<Props> | undefined {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const begin = () => setWanted(true)
    return isWantedAtOnce?.() ? begin() : whenTouched(begin)
  }, [isWantedAtOnce])
  return useLazyComponent(isWanted, load)
}
