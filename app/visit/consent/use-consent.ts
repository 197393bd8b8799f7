import { useSyncExternalStore } from 'react'
import { onConsentChange, readConsents, type ConsentCategory } from './consent'

/** Whether the shopper allows this category at the moment; false on the server and during hydration. */
export const useConsent = (category: ConsentCategory): boolean =>
  useSyncExternalStore(
    onConsentChange,
    () => readConsents()[category],
    () => false
  )
