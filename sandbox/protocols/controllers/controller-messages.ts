import type { Localized } from '../../texts/localized-text'

/** Messages for shoppers about a controller's refusal, by the reason of the error. */
export const errorMessages: Record<string, Localized> = {
  'order-not-found': {
    de: 'Diese Bestellung gibt es nicht.',
    en: 'There is no such order.',
    it: 'Questo ordine non esiste.',
    fr: 'Cette commande n’existe pas.'
  },
  'invalid-order-status': {
    de: 'Diese Bestellung kann nicht mehr storniert werden.',
    en: 'This order can no longer be cancelled.',
    it: 'Questo ordine non può più essere annullato.',
    fr: 'Cette commande ne peut plus être annulée.'
  },
  'invalid-reset-token': {
    de: 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
    en: 'The link is invalid or has expired. Please request a new one.',
    it: 'Il link non è valido o è scaduto. Ne richieda uno nuovo.',
    fr: 'Le lien n’est pas valable ou a expiré. Veuillez en demander un nouveau.'
  },
  'invalid-password': {
    de: 'Das Passwort braucht mindestens 8 Zeichen, Groß- und Kleinbuchstaben, eine Ziffer und ein Sonderzeichen.',
    en: 'The password needs at least 8 characters, upper-case and lower-case letters, a digit and a special character.',
    it: 'La password deve avere almeno 8 caratteri, con maiuscole e minuscole, una cifra e un carattere speciale.',
    fr: 'Le mot de passe doit comporter au moins 8 caractères, des majuscules et des minuscules, un chiffre et un caractère spécial.'
  }
}

export const generalMessages = {
  signIn: {
    de: 'Bitte melden Sie sich an.',
    en: 'Please sign in.',
    it: 'Acceda al Suo account.',
    fr: 'Veuillez vous connecter.'
  },
  otherSite: {
    de: 'Ihre Sitzung gehört zu einem anderen Shop.',
    en: 'Your session belongs to another shop.',
    it: 'La Sua sessione appartiene a un altro negozio.',
    fr: 'Votre session appartient à une autre boutique.'
  },
  malformed: {
    de: 'Die Anfrage ist unvollständig oder fehlerhaft.',
    en: 'The request is incomplete or malformed.',
    it: 'La richiesta è incompleta o errata.',
    fr: 'La demande est incomplète ou erronée.'
  },
  impossible: {
    de: 'Das ist zurzeit nicht möglich.',
    en: 'This is not possible at present.',
    it: 'Al momento non è possibile.',
    fr: 'Ce n’est pas possible pour le moment.'
  }
} satisfies Record<string, Localized>
