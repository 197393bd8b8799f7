import { defineMessages } from '../../intl/intl'

export const newsletterMessages = defineMessages({
  headline: { id: 'newsletter.headline', defaultMessage: 'Our newsletter' },
  unsubscribeHeadline: {
    id: 'newsletter.unsubscribeHeadline',
    defaultMessage: 'Unsubscribe from the newsletter'
  },
  firstName: { id: 'newsletter.firstName', defaultMessage: 'First name' },
  lastName: { id: 'newsletter.lastName', defaultMessage: 'Last name' },
  email: { id: 'newsletter.email', defaultMessage: 'Email address' },
  emailRequired: { id: 'newsletter.emailRequired', defaultMessage: 'Please enter your email address.' },
  emailInvalid: { id: 'newsletter.emailInvalid', defaultMessage: 'Please enter valid email address.' },
  consent: {
    id: 'newsletter.consent',
    defaultMessage:
      'Yes, {company} may send me news and offers by email. For this, my name and email address are shared with the service provider {mailService} only. I can unsubscribe at any time. More in the <link>privacy policy</link>.'
  },
  consentRequired: { id: 'newsletter.consentRequired', defaultMessage: 'You must select this checkbox.' },
  submit: { id: 'newsletter.submit', defaultMessage: 'Subscribe' },
  thanks: {
    id: 'newsletter.thanks',
    defaultMessage:
      'Thank you for your registration. You will soon receive an email to confirm your email address.'
  },
  known: {
    id: 'newsletter.known',
    defaultMessage: 'You are already subscribed to our newsletter with this email address.'
  },
  failed: { id: 'newsletter.failed', defaultMessage: 'An error occurred. Please try again later.' },
  unsubscribe: { id: 'newsletter.unsubscribe', defaultMessage: 'Unsubscribe' },
  unsubscribed: { id: 'newsletter.unsubscribed', defaultMessage: 'You have been unsubscribed.' },
  noScript: {
    id: 'newsletter.noScript',
    defaultMessage: 'Please allow JavaScript in your browser to use this form.'
  },
  close: { id: 'newsletter.close', defaultMessage: 'Close' }
})
