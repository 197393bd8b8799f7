import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadable } from '../../entry/kit-adapter/loadable'
import { paths } from '../../visit/addresses/paths'
import { hasDecided, onConsentChange, onConsentSettings } from '../../visit/consent/consent'
import { PartBoundary } from '../../ui/frame/part-boundary'
import { PAUSES_MS } from '../../lazy-loading/try-again'
import { useEditMode } from '../../visit/view-mode'

const loadSheet = async () => {
  const { loadConsentSheet } = await import(
    /* webpackChunkName: "consent" */ '../../features/consent/consent-sheet'
  )
  return loadConsentSheet(document.documentElement.lang)
}
const ConsentSheet = loadable(loadSheet, { pausesMs: PAUSES_MS })

/** Pages that the consent dialog must not cover: the law wants them readable before a choice (requirement 12.1). */
const isLegalPage = (path: string) => path.endsWith(paths.imprint) || path.endsWith(paths.privacy)

/**
 * Asks visitors who have not chosen yet for their consents (requirement 12.1), and
 * shows the settings on request, on any page. The sheet's code is loaded when it is needed.
 */
export function ShopConsents({ path }: { path: string }) {
  const [askedOn, setAskedOn] = useState<string>()
  const isEditing = useEditMode()
  const isUndecided = useSyncExternalStore(
    onConsentChange,
    () => !hasDecided(),
    () => false
  )
  useEffect(() => {
    const stop = onConsentSettings(() => setAskedOn(path))
    // Navigating to another page closes the settings.
    return () => {
      stop()
      setAskedOn(undefined)
    }
  }, [path])

  const isAsked = askedOn === path
  if (!isAsked && (!isUndecided || isEditing || isLegalPage(path))) return null
  return (
    <PartBoundary name="consents">
      <ConsentSheet
        key={String(isAsked)}
        isAsked={isAsked}
        mayLeave={!isUndecided || isLegalPage(path)}
        onClose={() => setAskedOn(undefined)}
      />
    </PartBoundary>
  )
}
