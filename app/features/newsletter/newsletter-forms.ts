/** Loaded together: see late-forms.tsx. */
export { NewsletterForm } from './newsletter-form'
export { UnsubscribeForm } from './unsubscribe-form'
