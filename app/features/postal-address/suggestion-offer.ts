import { useSyncExternalStore } from 'react'
import { tabStore } from '../../browser/storage'
import {
  CHANGED_CONSENTS,
  onConsentChange,
  openConsentSettings,
  readConsents
} from '../../visit/consent/consent'

/** That a shopper who was asked here does not want the service; in this tab until it is closed. */
const REFUSED = 'address-offer'

const listeners = new Set<() => void>()

/** Opens the consent settings; an answer without functional consent ends the offer for this visit. */
export function askForSuggestions(): void {
  openConsentSettings()
  window.addEventListener(CHANGED_CONSENTS, noteAnswer, { once: true })
}

function noteAnswer() {
  if (readConsents().functional) return
  tabStore.write(REFUSED, '1')
  listeners.forEach(notify => notify())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onConsentChange(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Whether address forms may offer suggestions to a shopper without functional consent (requirement 7.2). */
export const useSuggestionOffer = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !readConsents().functional && tabStore.read(REFUSED) === null,
    () => false
  )
