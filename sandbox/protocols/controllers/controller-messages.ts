import type { Localized } from '../../texts/localized-text'

/** What shoppers read when a controller refuses, by the reason of the error. */
export const errorMessages: Record<string, Localized> = {
  'order-not-found': {
    de: 'Diese Bestellung gibt es nicht.',
    en: 'There is no such order.'
  },
  'invalid-order-status': {
    de: 'Diese Bestellung kann nicht mehr storniert werden.',
    en: 'This order can no longer be cancelled.'
  },
  'invalid-reset-token': {
    de: 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
    en: 'The link is invalid or has expired. Please request a new one.'
  },
  'invalid-password': {
    de: 'Das Passwort braucht mindestens 8 Zeichen, Groß- und Kleinbuchstaben, eine Ziffer und ein Sonderzeichen.',
    en: 'The password needs at least 8 characters, upper-case and lower-case letters, a digit and a special character.'
  }
}

export const generalMessages = {
  signIn: { de: 'Bitte melden Sie sich an.', en: 'Please sign in.' },
  otherSite: {
    de: 'Ihre Sitzung gehört zu einem anderen Shop.',
    en: 'Your session belongs to another shop.'
  },
  malformed: {
    de: 'Die Anfrage ist unvollständig oder fehlerhaft.',
    en: 'The request is incomplete or malformed.'
  },
  impossible: { de: 'Das ist zurzeit nicht möglich.', en: 'This is not possible at present.' }
} satisfies Record<string, Localized>
