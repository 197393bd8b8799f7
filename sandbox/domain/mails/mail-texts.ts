import { say, type Language, type Localized } from '../../texts/localized-text'

/** Subject and paragraphs of the mails about accounts, newsletter and gift cards; `{name}` is a placeholder. */
const MAILS = {
  welcome: {
    subject: {
      de: 'Willkommen, Ihr Kundenkonto ist bereit',
      en: 'Welcome, your account is ready',
      fr: 'Bienvenue, votre compte client est prêt',
      it: 'Le diamo il benvenuto, il Suo account è pronto'
    },
    text: {
      de: 'Guten Tag{name}, Ihr Kundenkonto ist eingerichtet. Sie melden sich mit {email} an und sehen dort Ihre Bestellungen, Ihre Adressen und Ihre Merkliste.',
      en: 'Hello{name}, your account has been set up. Log in with {email} to see your orders, your addresses and your wish list.',
      fr: 'Bonjour{name}, votre compte client est créé. Connectez-vous avec {email} pour retrouver vos commandes, vos adresses et votre liste d’envies.',
      it: 'Buongiorno{name}, il Suo account è stato creato. Acceda con {email} per trovare i Suoi ordini, i Suoi indirizzi e la Sua lista dei desideri.'
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
      de: 'Für Ihr Kundenkonto wurde ein neues Passwort angefordert. Der Link gilt 30 Minuten und einmal. Wenn Sie das nicht waren, müssen Sie nichts tun.',
      en: 'A new password was asked for your account. The link works once, for 30 minutes. If that was not you, there is nothing to do.',
      fr: 'Un nouveau mot de passe a été demandé pour votre compte. Le lien est valable une fois, pendant 30 minutes. Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire.',
      it: 'È stata richiesta una nuova password per il Suo account. Il link vale una volta sola, per 30 minuti. Se non è stato Lei a richiederla, non deve fare nulla.'
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
      de: 'Guten Tag{name}, mit dem Link bestätigen Sie Ihre Anmeldung. Er gilt eine Woche. Ohne Ihre Bestätigung schreiben wir Ihnen nicht.',
      en: 'Hello{name}, please confirm with the link that you would like our newsletter. It works for a week. Without it we do not write to you.',
      fr: 'Bonjour{name}, confirmez votre inscription par ce lien, valable une semaine. Sans votre confirmation, nous ne vous écrirons pas.',
      it: 'Buongiorno{name}, confermi la Sua iscrizione con questo link, valido per una settimana. Senza conferma non Le scriviamo.'
    }
  },
  'stock-notice-confirmation': {
    subject: {
      de: 'Bitte bestätigen Sie die Benachrichtigung zu {product}',
      en: 'Please confirm the notice about {product}',
      fr: 'Veuillez confirmer l’avertissement pour {product}',
      it: 'Confermi l’avviso per {product}'
    },
    text: {
      de: 'Guten Tag, mit dem Link bestätigen Sie, dass wir Ihnen einmal schreiben, sobald {product} wieder da ist. Er gilt eine Woche. Ohne Ihre Bestätigung schreiben wir Ihnen nicht.',
      en: 'Hello, please confirm with the link that we may write to you once, as soon as {product} is back. It works for a week. Without it we do not write to you.',
      fr: 'Bonjour, confirmez par ce lien que nous pouvons vous écrire une seule fois, dès le retour de {product}. Il est valable une semaine. Sans votre confirmation, nous ne vous écrirons pas.',
      it: 'Buongiorno, confermi con questo link che possiamo scriverLe una sola volta, quando {product} sarà di nuovo disponibile. Il link è valido per una settimana. Senza conferma non Le scriviamo.'
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
      de: 'Guten Tag, Sie hatten uns gebeten, Ihnen zu schreiben: {product} ist wieder vorrätig. Mit dem Link kommen Sie zum Artikel. Wir reservieren ihn nicht. Dies ist die einzige E-Mail dazu.',
      en: 'Hello, you asked us to write: {product} is in stock again. The link leads to it. We do not reserve it. This is the only mail about it.',
      fr: 'Bonjour, vous nous aviez demandé de vous écrire : {product} est de nouveau en stock. Le lien mène à l’article. Nous ne le réservons pas. C’est notre seul e-mail à ce sujet.',
      it: 'Buongiorno, ci aveva chiesto di scriverLe: {product} è di nuovo disponibile. Il link porta all’articolo. Non lo riserviamo. Questa è l’unica e-mail al riguardo.'
    }
  },
  'gift-certificate': {
    subject: {
      de: 'Ein Gutschein für Sie über {amount}',
      en: 'A gift card of {amount} for you',
      fr: 'Une carte cadeau de {amount} pour vous',
      it: 'Una carta regalo da {amount} per Lei'
    },
    text: {
      de: 'Ihr Code: {code}. Lösen Sie ihn im Warenkorb ein, auch in mehreren Teilen. Er gilt bis {day}.',
      en: 'Your code: {code}. Redeem it in the cart, in parts if you like. It is valid until {day}.',
      fr: 'Votre code : {code}. Utilisez-le dans le panier, en plusieurs fois si vous le souhaitez. Il est valable jusqu’au {day}.',
      it: 'Il Suo codice: {code}. Lo usi nel carrello, anche in più volte. È valido fino al {day}.'
    }
  },
  'gift-greeting': {
    subject: {
      de: 'Guten Tag {recipient},',
      en: 'Hello {recipient},',
      fr: 'Bonjour {recipient},',
      it: 'Buongiorno {recipient},'
    },
    text: {
      de: 'dieser Gutschein ist ein Geschenk von {sender}.',
      en: 'this gift card is a present from {sender}.',
      fr: 'cette carte cadeau vous est offerte par {sender}.',
      it: 'questa carta regalo è un regalo da parte di {sender}.'
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
      de: 'Wir haben den Gutschein über {amount} an {email} geschickt. Der Code steht nur in jener Mail. Kommt sie nicht an, schreiben Sie uns bitte mit Ihrer Bestellnummer {orderNo}.',
      en: 'We have sent the gift card of {amount} to {email}. Its code is in that mail only. If it does not arrive, please write to us with your order number {orderNo}.',
      fr: 'Nous avons envoyé la carte cadeau de {amount} à {email}. Le code figure uniquement dans cet e-mail. S’il n’arrive pas, écrivez-nous en indiquant votre numéro de commande {orderNo}.',
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
      de: 'Mit dem Code {code} sehen Sie Ihre Bestellung. Er gilt eine Viertelstunde.',
      en: 'The code {code} shows your order. It works for a quarter of an hour.',
      fr: 'Le code {code} vous donne accès à votre commande. Il est valable un quart d’heure.',
      it: 'Con il codice {code} può vedere il Suo ordine. Vale un quarto d’ora.'
    }
  },
  'login-code': {
    subject: {
      de: 'Ihr Anmeldecode',
      en: 'Your login code',
      fr: 'Votre code de connexion',
      it: 'Il Suo codice di accesso'
    },
    text: {
      de: 'Mit {code} melden Sie sich an, einmal und in den nächsten zehn Minuten.',
      en: '{code} signs you in, once, within the next ten minutes.',
      fr: 'Le code {code} vous connecte, une seule fois, dans les dix prochaines minutes.',
      it: 'Con {code} accede una volta, nei prossimi dieci minuti.'
    }
  },
  'one-time-password': {
    subject: {
      de: 'Ihr Bestätigungscode',
      en: 'Your confirmation code',
      fr: 'Votre code de confirmation',
      it: 'Il Suo codice di conferma'
    },
    text: {
      de: 'Ihr Code lautet {code}. Er gilt einmal und in den nächsten zehn Minuten.',
      en: 'Your code is {code}. It works once, within the next ten minutes.',
      fr: 'Votre code est {code}. Il est valable une seule fois, dans les dix prochaines minutes.',
      it: 'Il Suo codice è {code}. Vale una volta, nei prossimi dieci minuti.'
    }
  },
  'passkey-code': {
    subject: {
      de: 'Ihr Code für einen Passkey',
      en: 'Your code for a passkey',
      fr: 'Votre code pour une clé d’accès',
      it: 'Il Suo codice per una passkey'
    },
    text: {
      de: 'Mit {code} richten Sie die Anmeldung mit Ihrem Gerät ein, einmal und in den nächsten zehn Minuten. Wenn Sie das nicht waren, tun Sie nichts.',
      en: '{code} sets up signing in with your device, once, within the next ten minutes. If this was not you, do nothing.',
      fr: 'Le code {code} permet de configurer la connexion avec votre appareil, une seule fois, dans les dix prochaines minutes. Si ce n’était pas vous, ne faites rien.',
      it: 'Con {code} configura l’accesso con il Suo dispositivo, una volta, nei prossimi dieci minuti. Se non è stato Lei, non faccia nulla.'
    }
  },
  'password-token': {
    subject: {
      de: 'Neues Passwort vergeben',
      en: 'Choose a new password',
      fr: 'Choisir un nouveau mot de passe',
      it: 'Scegliere una nuova password'
    },
    text: {
      de: 'Mit dem Code {code} vergeben Sie ein neues Passwort, einmal und in den nächsten zehn Minuten.',
      en: 'The code {code} sets a new password, once, within the next ten minutes.',
      fr: 'Le code {code} permet de choisir un nouveau mot de passe, une seule fois, dans les dix prochaines minutes.',
      it: 'Con il codice {code} sceglie una nuova password, una volta, nei prossimi dieci minuti.'
    }
  },
  'email-code': {
    subject: {
      de: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      en: 'Please confirm your new email address',
      fr: 'Veuillez confirmer votre nouvelle adresse e-mail',
      it: 'Confermi il Suo nuovo indirizzo e-mail'
    },
    text: {
      de: 'Mit dem Code {code} bestätigen Sie diese Adresse für Ihr Kundenkonto, einmal und in den nächsten zehn Minuten. Wenn Sie das nicht waren, müssen Sie nichts tun.',
      en: 'The code {code} confirms this address for your account, once, within the next ten minutes. If that was not you, there is nothing to do.',
      fr: 'Le code {code} confirme cette adresse pour votre compte client, une seule fois, dans les dix prochaines minutes. Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire.',
      it: 'Con il codice {code} conferma questo indirizzo per il Suo account, una volta, nei prossimi dieci minuti. Se non è stato Lei a richiederlo, non deve fare nulla.'
    }
  },
  'email-taken': {
    subject: {
      de: 'Zu dieser E-Mail-Adresse gibt es schon ein Kundenkonto',
      en: 'This email address already has an account',
      fr: 'Cette adresse e-mail a déjà un compte client',
      it: 'Questo indirizzo e-mail ha già un account'
    },
    text: {
      de: 'Jemand wollte diese Adresse für ein anderes Kundenkonto verwenden. Das geht nicht, weil Sie schon eines damit haben. Wenn Sie das waren, melden Sie sich mit dieser Adresse an oder nehmen Sie für das andere Konto eine andere. Sonst müssen Sie nichts tun.',
      en: 'Somebody wanted to use this address for another account. That is not possible, because you already have one with it. If that was you, log in with this address or use another one for the other account. Otherwise there is nothing to do.',
      fr: 'Quelqu’un a voulu utiliser cette adresse pour un autre compte client. Ce n’est pas possible, car vous en avez déjà un avec elle. Si c’était vous, connectez-vous avec cette adresse ou choisissez-en une autre pour l’autre compte. Sinon, vous n’avez rien à faire.',
      it: 'Qualcuno voleva usare questo indirizzo per un altro account. Non è possibile, perché ne ha già uno con questo indirizzo. Se è stato Lei, acceda con questo indirizzo oppure ne usi un altro per l’altro account. Altrimenti non deve fare nulla.'
    }
  },
  'email-changed': {
    subject: {
      de: 'Ihre E-Mail-Adresse wurde geändert',
      en: 'Your email address has been changed',
      fr: 'Votre adresse e-mail a été modifiée',
      it: 'Il Suo indirizzo e-mail è stato modificato'
    },
    text: {
      de: 'Ab jetzt melden Sie sich mit der neuen Adresse aus Ihrem Kundenkonto an, und wir schreiben Ihnen dorthin. Wenn Sie das nicht waren, ändern Sie bitte Ihr Passwort auf einem Gerät, auf dem Sie noch angemeldet sind, oder schreiben Sie uns gleich.',
      en: 'From now on you log in with the new address in your account, and we write to it. If that was not you, please change your password on a device on which you are still signed in, or write to us at once.',
      fr: 'Désormais, vous vous connectez avec la nouvelle adresse de votre compte client, et nous vous y écrirons. Si vous n’êtes pas à l’origine de ce changement, modifiez votre mot de passe sur un appareil où vous êtes encore connecté, ou écrivez-nous sans attendre.',
      it: 'D’ora in poi accede con il nuovo indirizzo del Suo account, e Le scriveremo lì. Se non è stato Lei, cambi la password su un dispositivo in cui è ancora connesso oppure ci scriva subito.'
    }
  },
  'password-changed': {
    subject: {
      de: 'Ihr Passwort wurde geändert',
      en: 'Your password has been changed',
      fr: 'Votre mot de passe a été modifié',
      it: 'La Sua password è stata modificata'
    },
    text: {
      de: 'Alle anderen Geräte sind damit abgemeldet. Wenn Sie das nicht waren, vergeben Sie bitte gleich ein neues Passwort.',
      en: 'All other devices are signed out now. If that was not you, please choose a new password at once.',
      fr: 'Tous vos autres appareils sont désormais déconnectés. Si vous n’êtes pas à l’origine de ce changement, choisissez tout de suite un nouveau mot de passe.',
      it: 'Tutti gli altri dispositivi sono stati disconnessi. Se non è stato Lei, scelga subito una nuova password.'
    }
  },
  'new-device': {
    subject: {
      de: 'Anmeldung auf einem neuen Gerät',
      en: 'A login on a new device',
      fr: 'Connexion depuis un nouvel appareil',
      it: 'Accesso da un nuovo dispositivo'
    },
    text: {
      de: 'Ihr Kundenkonto wurde auf einem neuen Gerät geöffnet: {device}. Wenn Sie das nicht waren, melden Sie dieses Gerät in Ihrem Kundenkonto ab und ändern Sie Ihr Passwort.',
      en: 'Your account was opened on a new device: {device}. If that was not you, sign that device out in your account and change your password.',
      fr: 'Votre compte client a été ouvert depuis un nouvel appareil : {device}. Si ce n’était pas vous, déconnectez cet appareil dans votre compte et modifiez votre mot de passe.',
      it: 'Il Suo account è stato aperto da un nuovo dispositivo: {device}. Se non è stato Lei, disconnetta questo dispositivo nel Suo account e cambi la password.'
    }
  }
} satisfies Record<string, { subject: Localized; text: Localized }>

/** A mail's words in a language, with their values. */
export function buildMailText(
  kind: keyof typeof MAILS,
  language: Language,
  values: Record<string, string> = {}
) {
  const fill = (text: Localized) =>
    say(text, language).replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')
  const { subject, text } = MAILS[kind]
  return { language, subject: fill(subject), lines: [fill(text)] }
}
