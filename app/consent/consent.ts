import Cookies from 'js-cookie'
import type { AppConfig } from '../config/app-config'

/** In the order in which they are asked about (requirement 2.3 "Cookie consent"). */
export const CONSENT_CATEGORIES = ['required', 'functional', 'performance', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]
export type Consents = Record<ConsentCategory, boolean>

/** Fired on `window` with the new `Consents` as detail when the shopper has chosen (requirement 2.4). */
export const CHANGED_CONSENTS = 'changed-consents'
const ASKED_FOR_SETTINGS = 'consent-settings'

/** What is allowed while nobody has chosen, and after "Reject all". */
export const ONLY_REQUIRED: Consents = {
  required: true,
  functional: false,
  performance: false,
  marketing: false
}
export const ALL_CONSENTS: Consents = { required: true, functional: true, performance: true, marketing: true }

/** Literal names of requirement 3.9, where "functional" lacks a letter too. */
const COOKIE_NAMES: Record<ConsentCategory, string> = {
  required: 'RequiredAllowed',
  functional: 'FuncionalAllowed',
  performance: 'PerformanceAllowed',
  marketing: 'MarketingAllowed'
}
const DAYS = 365

let settings: AppConfig['consent'] = { prefix: '', services: [] }
/** A choice that no cookie holds: the browser keeps none, or nobody made it (edit mode). */
let held: Consents | undefined
const listeners = new Set<(consents: Consents) => void>()
/** What the listeners know, to notice what another tab has changed. */
let told: string | undefined

/** Says how the cookies are called and what is used in each category; before anything is read. */
export function configureConsents(configured: AppConfig['consent']): void {
  settings = configured
}

/** What is used, by the configuration. */
export const listConsentServices = (): AppConfig['consent']['services'] => settings.services

/** Whether the shopper has chosen. Browser only. */
export const hasDecided = (): boolean => held !== undefined || readCookie('required')

/** What the shopper allows at this moment: only what is required while undecided. Browser only. */
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
 * Keeps the shopper's choice for 365 days (requirement 3.9) and tells everybody. Required
 * can never be switched off. Where cookies are blocked, the choice holds until the page is left.
 */
export function saveConsents(next: Consents): void {
  const chosen = { ...next, required: true }
  held = undefined
  for (const category of CONSENT_CATEGORIES)
    Cookies.set(nameCookie(category), String(chosen[category]), {
      expires: DAYS,
      sameSite: 'strict',
      secure: window.location.protocol === 'https:'
    })
  if (!hasDecided()) held = chosen
  announce()
}

/** Like `saveConsents`, but for this page only: nobody has chosen anything. */
export function holdConsents(next: Consents): void {
  held = { ...next, required: true }
  announce()
}

/** Hears of every choice, and of one made in another tab once this one is looked at again. */
export function onConsentChange(listener: (consents: Consents) => void): () => void {
  if (listeners.size === 0) {
    told = describeChoice()
    document.addEventListener('visibilitychange', tell)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', tell)
  }
}

/** Opens the cookie modal with its settings, e.g. from the footer or where a consent is missing. */
export const openConsentSettings = (): void => void window.dispatchEvent(new Event(ASKED_FOR_SETTINGS))

/** Hears `openConsentSettings`. */
export function onConsentSettings(listener: () => void): () => void {
  window.addEventListener(ASKED_FOR_SETTINGS, listener)
  return () => window.removeEventListener(ASKED_FOR_SETTINGS, listener)
}

function announce() {
  tell()
  window.dispatchEvent(new CustomEvent<Consents>(CHANGED_CONSENTS, { detail: readConsents() }))
}

function tell() {
  const now = describeChoice()
  if (now === told) return
  told = now
  const consents = readConsents()
  for (const listener of [...listeners]) listener(consents)
}

/** Refusing everything allows as little as having been asked nothing, and is a choice all the same. */
const describeChoice = () => JSON.stringify([hasDecided(), readConsents()])

const nameCookie = (category: ConsentCategory) => settings.prefix + COOKIE_NAMES[category]
const readCookie = (category: ConsentCategory) => Cookies.get(nameCookie(category)) === 'true'
