import Cookies from 'js-cookie'
import { removeCookie } from '../../browser/cookies'
import type { AppConfig } from '../../visit/config/app-config'
import { writeDoNotTrack } from '../../platform/session/do-not-track'
import {
  ALL_CONSENTS,
  configureConsents,
  holdConsents,
  onConsentChange,
  readConsents,
  saveConsents
} from '../../visit/consent/consent'
import { isEditMode } from '../../visit/edit-mode'
import { NATIVE_CONSENTS_COOKIE, parseNativeConsents } from '../../visit/consent/native-consents'

/** An editor is not asked: everything is accepted this long after the start, in ms (requirement 12.1). */
const EDIT_MODE_DELAY_MS = 25

/** Initialises the shopper's consents before anything reads them; once per tab. */
export function startConsents(settings: AppConfig['consent']): void {
  configureConsents(settings)
  takeNativePreset()
  keepFromTracking()
  onConsentChange(keepFromTracking)
  // Held, not saved: the editor has not chosen anything.
  if (isEditMode()) setTimeout(() => holdConsents(ALL_CONSENTS), EDIT_MODE_DELAY_MS)
}

/** The native app's preset is applied once, so that the shopper may choose otherwise afterwards. */
function takeNativePreset() {
  const value = Cookies.get(NATIVE_CONSENTS_COOKIE)
  if (value === undefined) return
  removeCookie(NATIVE_CONSENTS_COOKIE)
  const preset = parseNativeConsents(value)
  if (!preset) return
  saveConsents(preset)
  import(/* webpackChunkName: "forget-refused" */ '../../visit/consent/forget-refused').then(
    ({ forgetRefused }) => forgetRefused(),
    () => undefined
  )
}

/**
 * Do-not-track forbids the platform active data and recommendations, which need marketing
 * consent (requirement 12.2): a shopper who has not agreed to it is not tracked.
 */
const keepFromTracking = () => writeDoNotTrack(!readConsents().marketing)
