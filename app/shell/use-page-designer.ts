import { useEffect } from 'react'
import { useViewMode } from '../visit/view-mode'

/** Loads what a page designer needs, where there is one (requirement 1.8). */
export function usePageDesigner(): void {
  const { editParent } = useViewMode()
  useEffect(() => {
    if (!editParent) return undefined
    let end: (() => void) | undefined
    let ended = false
    import(/* webpackChunkName: "edit-mode" */ './start-edit-mode').then(
      ({ startEditMode }) => {
        if (!ended) end = startEditMode(editParent)
      },
      () => undefined
    )
    return () => {
      ended = true
      end?.()
    }
  }, [editParent])
}
