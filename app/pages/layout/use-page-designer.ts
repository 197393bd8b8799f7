import { useEffect } from 'react'
import { useViewMode } from '../../site/view-mode'

/** Loads what a page designer needs, where there is one (spec 3 section 2). */
export function usePageDesigner(): void {
  const { editParents } = useViewMode()
  useEffect(() => {
    if (!editParents) return undefined
    let end: (() => void) | undefined
    let ended = false
    import(/* webpackChunkName: "edit-mode" */ '../edit-mode/start-edit-mode').then(
      ({ startEditMode }) => {
        if (!ended) end = startEditMode(editParents)
      },
      () => undefined
    )
    return () => {
      ended = true
      end?.()
    }
  }, [editParents])
}
