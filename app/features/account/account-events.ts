declare global {
  interface WindowEventMap {
    'login-outcome': CustomEvent<'succeeded' | 'failed'>
    /** With the place of its form. */
    'newsletter-sign-up': CustomEvent<string>
    'registration-outcome': CustomEvent<RegistrationOutcome>
  }
}

type RegistrationOutcome = 'start' | 'succeeded' | 'failed'

/** Announces the outcome of a login, e.g. to tracking, without personal data. */
export const announceLogin = (detail: 'succeeded' | 'failed'): boolean =>
  window.dispatchEvent(new CustomEvent('login-outcome', { detail }))

/** Likewise of a registration; it starts when its form is shown. */
export const announceRegistration = (detail: RegistrationOutcome): boolean =>
  window.dispatchEvent(new CustomEvent('registration-outcome', { detail }))

/** Announces a customer's new subscription to the newsletter. */
export const announceNewsletter = (): boolean =>
  window.dispatchEvent(new CustomEvent('newsletter-sign-up', { detail: 'account' }))
