import { say, type Language, type Localized } from '../../texts/localized-text'
import { ACCESS_MAILS, type MailWords } from './access-mail-texts'

/**
 * Subject, paragraphs and words of the link of the mails about accounts, newsletter and gift cards; `{name}` is a
 * placeholder.
 */
export const MAILS = {
  welcome: {
    subject: {
      de: 'Willkommen, Ihr Kundenkonto ist bereit',
      en: 'Welcome, your account is ready',
      fr: 'Bienvenue, votre compte client est prêt',
      it: 'Le diamo il benvenuto, il Suo account è pronto'
    },
    text: {
      de: 'Ihr Kundenkonto ist eingerichtet. Sie melden sich mit {email} an und sehen dort Ihre Bestellungen, Ihre Adressen und Ihre Merkliste.',
      en: 'Your account has been set up. Log in with {email} to see your orders, your addresses and your wishlist.',
      fr: 'Votre compte client est créé. Connectez-vous avec {email} pour retrouver vos commandes, vos adresses et votre liste d’envies.',
      it: 'Il Suo account è stato creato. Acceda con {email} per trovare i Suoi ordini, i Suoi indirizzi e la Sua lista dei desideri.'
    },
    link: {
      de: 'Zum Kundenkonto',
      en: 'Go to your account',
      fr: 'Voir votre compte',
      it: 'Vai all’account'
    }
  },
  'password-reset': {
    subject: {
      de: 'Neues Passwort vergeben',
      en: 'Choose a new password',
      fr: 'Choisir un nouveau mot de passe',
      it: 'Scegliere una nuova password'
    },
    text: {
      de: 'für Ihr Kundenkonto wurde ein neues Passwort angefordert. Der Link gilt {minutes} Minuten lang und nur einmal. Wenn Sie das nicht waren, müssen Sie nichts tun.',
      en: 'Someone asked for a new password for your account. The link works once, for {minutes} minutes. If that was not you, you do not need to do anything.',
      fr: 'Un nouveau mot de passe a été demandé pour votre compte. Le lien est valable une fois, pendant {minutes} minutes. Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire.',
      it: 'È stata richiesta una nuova password per il Suo account. Il link vale una volta sola, per {minutes} minuti. Se non è stato Lei a richiederla, non deve fare nulla.'
    },
    link: {
      de: 'Neues Passwort festlegen',
      en: 'Choose a new password',
      fr: 'Choisir un nouveau mot de passe',
      it: 'Scegli una nuova password'
    }
  },
  'newsletter-confirmation': {
    subject: {
      de: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
      en: 'Please confirm that you would like our newsletter',
      fr: 'Veuillez confirmer votre inscription à la newsletter',
      it: 'Confermi la Sua iscrizione alla newsletter'
    },
    text: {
      de: 'mit dem Link bestätigen Sie Ihre Anmeldung. Er gilt {days} Tage. Ohne Ihre Bestätigung schreiben wir Ihnen nicht.',
      en: 'Please use the link to confirm that you would like our newsletter. It works for {days} days. Without your confirmation we will not write to you.',
      fr: 'Confirmez votre inscription par ce lien, valable {days} jours. Sans votre confirmation, nous ne vous écrirons pas.',
      it: 'Confermi la Sua iscrizione con questo link, valido per {days} giorni. Senza conferma non Le scriviamo.'
    },
    link: {
      de: 'Anmeldung bestätigen',
      en: 'Confirm your subscription',
      fr: 'Confirmer votre inscription',
      it: 'Conferma l’iscrizione'
    }
  },
  'stock-notice-confirmation': {
    subject: {
      de: 'Bitte bestätigen Sie die Benachrichtigung zu {product}',
      en: 'Please confirm your alert for {product}',
      fr: 'Veuillez confirmer votre alerte pour {product}',
      it: 'Confermi l’avviso per {product}'
    },
    text: {
      de: 'mit dem Link bestätigen Sie, dass wir Ihnen einmal schreiben, sobald {product} wieder da ist. Er gilt {days} Tage. Ohne Ihre Bestätigung schreiben wir Ihnen nicht.',
      en: 'Please use the link to confirm that we may write to you once, as soon as {product} is back. It works for {days} days. Without your confirmation we will not write to you.',
      fr: 'Confirmez par ce lien que nous pouvons vous écrire une seule fois, quand {product} sera de nouveau disponible. Le lien est valable {days} jours. Sans votre confirmation, nous ne vous écrirons pas.',
      it: 'Confermi con questo link che possiamo scriverLe una sola volta, quando {product} sarà di nuovo disponibile. Il link è valido per {days} giorni. Senza conferma non Le scriviamo.'
    },
    link: {
      de: 'Benachrichtigung bestätigen',
      en: 'Confirm the alert',
      fr: 'Confirmer l’alerte',
      it: 'Conferma l’avviso'
    }
  },
  'back-in-stock': {
    subject: {
      de: '{product} ist wieder da',
      en: '{product} is back',
      fr: '{product} est de retour',
      it: '{product} è di nuovo disponibile'
    },
    text: {
      de: 'Sie hatten uns gebeten, Ihnen zu schreiben: {product} ist wieder vorrätig. Mit dem Link kommen Sie zum Artikel. Wir reservieren ihn nicht. Dies ist die einzige E-Mail dazu.',
      en: 'You asked us to let you know: {product} is back in stock. The link takes you to it. We cannot reserve it. This is the only email about it.',
      fr: 'Vous nous aviez demandé de vous écrire\u00a0: {product} est de nouveau en stock. Le lien mène à l’article. Nous ne le réservons pas. C’est notre seul e-mail à ce sujet.',
      it: 'Ci aveva chiesto di scriverLe: {product} è di nuovo disponibile. Il link porta all’articolo. Non lo riserviamo. Questa è l’unica e-mail al riguardo.'
    },
    link: { de: 'Artikel ansehen', en: 'See the item', fr: 'Voir l’article', it: 'Vedi l’articolo' }
  },
  'gift-certificate': {
    subject: {
      de: 'Eine Geschenkkarte für Sie über {amount}',
      en: 'A gift card worth {amount} for you',
      fr: 'Une carte cadeau de {amount} pour vous',
      it: 'Una carta regalo da {amount} per Lei'
    },
    text: {
      de: 'Ihr Code: {code}. Lösen Sie ihn im Warenkorb ein, auch in mehreren Teilen. Er gilt bis {day}.',
      en: 'Your code: {code}. Redeem it in your basket, in several parts if you like. It is valid until {day}.',
      fr: 'Votre code\u00a0: {code}. Utilisez-le dans le panier, en plusieurs fois si vous le souhaitez. Il est valable jusqu’au {day}.',
      it: 'Il Suo codice: {code}. Lo usi nel carrello, anche in più volte. Scadenza: {day}.'
    },
    link: {
      de: 'Geschenkkarte einlösen',
      en: 'Redeem the gift card',
      fr: 'Utiliser la carte cadeau',
      it: 'Riscatta la carta regalo'
    }
  },
  'gift-copy': {
    subject: {
      de: 'Ihr Geschenk für {recipient} ist verschickt',
      en: 'Your present for {recipient} has been sent',
      fr: 'Votre cadeau pour {recipient} est envoyé',
      it: 'Il Suo regalo per {recipient} è stato inviato'
    },
    text: {
      de: 'wir haben die Geschenkkarte über {amount} an {email} geschickt. Der Code steht nur in jener E-Mail. Kommt sie nicht an, schreiben Sie uns bitte mit Ihrer Bestellnummer {orderNo}.',
      en: 'We have sent the gift card worth {amount} to {email}. Its code is only in that email. If it does not arrive, please write to us with your order number {orderNo}.',
      fr: 'Nous avons envoyé la carte cadeau de {amount} à {email}. Le code figure uniquement dans l’e-mail adressé à cette personne. S’il n’arrive pas, écrivez-nous en indiquant votre numéro de commande {orderNo}.',
      it: 'Abbiamo inviato la carta regalo da {amount} a {email}. Il codice si trova solo in quella e-mail. Se non arriva, ci scriva indicando il Suo numero d’ordine {orderNo}.'
    }
  },
  'order-access-code': {
    subject: {
      de: 'Ihr Code für die Bestellung {orderNo}',
      en: 'Your code for order {orderNo}',
      fr: 'Votre code pour la commande {orderNo}',
      it: 'Il Suo codice per l’ordine {orderNo}'
    },
    text: {
      de: 'mit dem Code {code} sehen Sie Ihre Bestellung. Er gilt {minutes} Minuten.',
      en: 'Use the code {code} to view your order. It works for {minutes} minutes.',
      fr: 'Le code {code} vous donne accès à votre commande. Il est valable {minutes} minutes.',
      it: 'Con il codice {code} può vedere il Suo ordine. Vale {minutes} minuti.'
    },
    link: { de: 'Code eingeben', en: 'Enter the code', fr: 'Saisir le code', it: 'Inserisci il codice' }
  },
  ...ACCESS_MAILS
} satisfies Record<string, MailWords>

/** A mail's words in a language, with their values. */
export function buildMailText(
  kind: keyof typeof MAILS,
  language: Language,
  values: Record<string, string> = {}
) {
  const fill = (text: Localized) =>
    say(text, language).replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')
  const { subject, text, link }: MailWords = MAILS[kind]
  return {
    subject: fill(subject),
    lines: [fill(text)],
    ...(link && { linkWords: say(link, language) })
  }
}
