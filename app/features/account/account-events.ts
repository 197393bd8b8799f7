declare global {
  interface WindowEventMap {
    'login-outcome': CustomEvent<'succeeded' | 'failed'>
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
