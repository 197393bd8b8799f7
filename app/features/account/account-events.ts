declare global {
  interface WindowEventMap {
    'login-outcome': CustomEvent<'succeeded' | 'failed'>
    /** With where the form stands. */
    'newsletter-sign-up': CustomEvent<string>
    'registration-outcome': CustomEvent<RegistrationOutcome>
  }
}

type RegistrationOutcome = 'start' | 'succeeded' | 'failed'

/** Tells others, e.g. tracking, how a login has ended; nothing about who it was. */
export const announceLogin = (detail: 'succeeded' | 'failed'): boolean =>
  window.dispatchEvent(new CustomEvent('login-outcome', { detail }))

/** Likewise of a registration; it starts when its form is shown. */
export const announceRegistration = (detail: RegistrationOutcome): boolean =>
  window.dispatchEvent(new CustomEvent('registration-outcome', { detail }))

/** Likewise of a customer who wants the newsletter from now on. */
export const announceNewsletter = (): boolean =>
  window.dispatchEvent(new CustomEvent('newsletter-sign-up', { detail: 'account' }))
