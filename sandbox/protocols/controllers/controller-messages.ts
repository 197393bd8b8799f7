import type { Localized } from '../../texts/localized-text'

/** Messages for shoppers about a controller's refusal, by the reason of the error. */
export const errorMessages: Record<string, Localized> = {
  'order-not-found': {
    de: 'Diese Bestellung gibt es nicht. Bitte prüfen Sie die Nummer.',
    en: 'There is no such order. Please check the number.',
    it: 'Questo ordine non esiste. Controlli il numero.',
    fr: 'Cette commande n’existe pas. Veuillez vérifier le numéro.'
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
    en: 'Please log in.',
    it: 'Acceda al Suo account.',
    fr: 'Veuillez vous connecter.'
  },
  otherSite: {
    de: 'Ihre Sitzung gehört zu einem anderen Shop. Bitte laden Sie die Seite neu.',
    en: 'Your session belongs to another shop. Please reload the page.',
    it: 'La Sua sessione appartiene a un altro negozio. Ricarichi la pagina.',
    fr: 'Votre session appartient à une autre boutique. Veuillez recharger la page.'
  },
  malformed: {
    de: 'Die Angaben sind unvollständig oder fehlerhaft. Bitte prüfen Sie sie.',
    en: 'The details are incomplete or incorrect. Please check them.',
    it: 'I dati sono incompleti o errati. Li controlli.',
    fr: 'Les données sont incomplètes ou erronées. Veuillez les vérifier.'
  },
  impossible: {
    de: 'Das ist zurzeit nicht möglich. Bitte versuchen Sie es später noch einmal.',
    en: 'This is not possible at present. Please try again later.',
    it: 'Al momento non è possibile. Riprovi più tardi.',
    fr: 'Ce n’est pas possible pour le moment. Veuillez réessayer plus tard.'
  }
} satisfies Record<string, Localized>
