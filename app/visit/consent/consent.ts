import Cookies from 'js-cookie'
import type { AppConfig } from '../config/app-config'
import { keepsCookies, writeCookie } from '../../browser/cookies'

/** In the order in which they are asked about (requirement 12.1). */
export const CONSENT_CATEGORIES = ['required', 'functional', 'performance', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]
export type Consents = Record<ConsentCategory, boolean>

/** Fired on `window` with the new `Consents` as detail when the shopper has chosen (requirement 12.1). */
export const CHANGED_CONSENTS = 'changed-consents'
const ASKED_FOR_SETTINGS = 'consent-settings'

/** The consents before an answer, and after "Reject all". */
export const ONLY_REQUIRED: Consents = {
  required: true,
  functional: false,
  performance: false,
  marketing: false
}
export const ALL_CONSENTS: Consents = { required: true, functional: true, performance: true, marketing: true }

/** Literal names of requirement 12.1, where "functional" lacks a letter too. */
const COOKIE_NAMES: Record<ConsentCategory, string> = {
  required: 'RequiredAllowed',
  functional: 'FuncionalAllowed',
  performance: 'PerformanceAllowed',
  marketing: 'MarketingAllowed'
}

let settings: AppConfig['consent'] = { prefix: '', services: [] }
/** A choice without a cookie: the browser blocks cookies, or it is edit mode's. */
let held: Consents | undefined
const listeners = new Set<(consents: Consents) => void>()
/** The state last reported to listeners, to notice a change made in another tab. */
let announced: string | undefined

/** Sets the cookies' names and the services of each category; has to run before anything is read. */
export function configureConsents(configured: AppConfig['consent']): void {
  settings = configured
}

/** The configured services. */
export const listConsentServices = (): AppConfig['consent']['services'] => settings.services

/**
 * Whether the shopper has chosen. A browser that blocks all cookies has, too: it would have to ask on every page, and
 * allows nothing. Browser only.
 */
export const hasDecided = (): boolean => held !== undefined || readCookie('required') || !keepsCookies()

/** The shopper's current consents: only the required category before an answer. Browser only. */
export function readConsents(): Consents {
  if (held) return held
  if (!hasDecided()) return ONLY_REQUIRED
  return {
    required: true,
    functional: readCookie('functional'),
    performance: readCookie('performance'),
    marketing: readCookie('marketing')
  }
}

/**
 * Saves the shopper's choice for a year (requirement 12.1) and notifies all listeners. Required
 * can never be switched off. Where cookies are blocked, the choice holds until the page is left.
 */
export function saveConsents(next: Consents): void {
  const chosen = { ...next, required: true }
  held = undefined
  for (const category of CONSENT_CATEGORIES)
    writeCookie(nameCookie(category), String(chosen[category]), 'strict')
  if (!readCookie('required')) held = chosen
  announce()
}

/** Like `saveConsents`, but for this page only, because the shopper has not answered. */
export function holdConsents(next: Consents): void {
  held = { ...next, required: true }
  announce()
}

/**
 * Calls back on every choice, and on one made in another tab once this tab is visible again. Returns the unsubscribe
 * function.
 */
export function onConsentChange(listener: (consents: Consents) => void): () => void {
  if (listeners.size === 0) {
    announced = describeChoice()
    document.addEventListener('visibilitychange', notify)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', notify)
  }
}

/** Opens the cookie modal with its settings, e.g. from the footer or where a consent is missing. */
export const openConsentSettings = (): void => void window.dispatchEvent(new Event(ASKED_FOR_SETTINGS))

/** Calls back on `openConsentSettings`. Returns the unsubscribe function. */
export function onConsentSettings(listener: () => void): () => void {
  window.addEventListener(ASKED_FOR_SETTINGS, listener)
  return () => window.removeEventListener(ASKED_FOR_SETTINGS, listener)
}

function announce() {
  notify()
  window.dispatchEvent(new CustomEvent<Consents>(CHANGED_CONSENTS, { detail: readConsents() }))
}

function notify() {
  const now = describeChoice()
  if (now === announced) return
  announced = now
  const consents = readConsents()
  for (const listener of [...listeners]) listener(consents)
}

/** "Reject all" allows as little as no choice at all, but it is a choice. */
const describeChoice = () => JSON.stringify([hasDecided(), readConsents()])

const nameCookie = (category: ConsentCategory) => settings.prefix + COOKIE_NAMES[category]
const readCookie = (category: ConsentCategory) => Cookies.get(nameCookie(category)) === 'true'
