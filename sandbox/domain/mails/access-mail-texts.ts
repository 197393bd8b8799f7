import type { Localized } from '../../texts/localized-text'

export interface MailWords {
  subject: Localized
  text: Localized
  /** Words of the link. */
  link?: Localized
}

/** Words of the mails with codes, and about an account's safety. */
export const ACCESS_MAILS = {
  'login-code': {
    subject: {
      de: 'Ihr Anmeldecode',
      en: 'Your login code',
      fr: 'Votre code de connexion',
      it: 'Il Suo codice di accesso'
    },
    text: {
      de: 'mit {code} melden Sie sich an, einmal und in den nächsten {minutes} Minuten.',
      en: 'Log in with the code {code}. It works once, within the next {minutes} minutes.',
      fr: 'Le code {code} vous connecte, une seule fois, dans les {minutes} prochaines minutes.',
      it: 'Con {code} accede una volta, nei prossimi {minutes} minuti.'
    },
    link: {
      de: 'Mit diesem Code anmelden',
      en: 'Log in with this code',
      fr: 'Se connecter avec ce code',
      it: 'Accedi con questo codice'
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
      de: 'Ihr Code lautet {code}. Er gilt einmal und in den nächsten {minutes} Minuten.',
      en: 'Your code is {code}. It works once, within the next {minutes} minutes.',
      fr: 'Votre code est {code}. Il est valable une seule fois, dans les {minutes} prochaines minutes.',
      it: 'Il Suo codice è {code}. Vale una volta, nei prossimi {minutes} minuti.'
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
      de: 'mit {code} richten Sie die Anmeldung mit Ihrem Gerät ein, einmal und in den nächsten {minutes} Minuten. Wenn Sie das nicht waren, müssen Sie nichts tun.',
      en: 'Use the code {code} to set up logging in with your device. It works once, within the next {minutes} minutes. If that was not you, you do not need to do anything.',
      fr: 'Le code {code} permet de configurer la connexion avec votre appareil, une seule fois, dans les {minutes} prochaines minutes. Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire.',
      it: 'Con {code} configura l’accesso con il Suo dispositivo, una volta, nei prossimi {minutes} minuti. Se non è stato Lei a richiederlo, non deve fare nulla.'
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
      de: 'mit dem Code {code} vergeben Sie ein neues Passwort, einmal und in den nächsten {minutes} Minuten.',
      en: 'Use the code {code} to choose a new password. It works once, within the next {minutes} minutes.',
      fr: 'Le code {code} permet de choisir un nouveau mot de passe, une seule fois, dans les {minutes} prochaines minutes.',
      it: 'Con il codice {code} sceglie una nuova password, una volta, nei prossimi {minutes} minuti.'
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
      de: 'mit dem Code {code} bestätigen Sie diese Adresse für Ihr Kundenkonto, einmal und in den nächsten {minutes} Minuten. Wenn Sie das nicht waren, müssen Sie nichts tun.',
      en: 'Use the code {code} to confirm this address for your account. It works once, within the next {minutes} minutes. If that was not you, you do not need to do anything.',
      fr: 'Le code {code} confirme cette adresse pour votre compte client, une seule fois, dans les {minutes} prochaines minutes. Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire.',
      it: 'Con il codice {code} conferma questo indirizzo per il Suo account, una volta, nei prossimi {minutes} minuti. Se non è stato Lei a richiederlo, non deve fare nulla.'
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
      de: 'jemand wollte diese Adresse für ein anderes Kundenkonto verwenden. Das geht nicht, weil Sie schon eines damit haben. Wenn Sie das waren, melden Sie sich mit dieser Adresse an oder nehmen Sie für das andere Konto eine andere. Sonst müssen Sie nichts tun.',
      en: 'Someone tried to use this address for another account. That is not possible, because you already have one with it. If that was you, log in with this address or use another one for the other account. Otherwise you do not need to do anything.',
      fr: 'Quelqu’un a voulu utiliser cette adresse pour un autre compte client. Ce n’est pas possible, car vous en avez déjà un avec elle. Si c’était vous, connectez-vous avec cette adresse ou choisissez-en une autre pour l’autre compte. Sinon, vous n’avez rien à faire.',
      it: 'Qualcuno voleva usare questo indirizzo per un altro account. Non è possibile, perché ne ha già uno con questo indirizzo. Se è stato Lei, acceda con questo indirizzo oppure ne usi un altro per l’altro account. Altrimenti non deve fare nulla.'
    },
    link: { de: 'Anmelden', en: 'Log in', fr: 'Se connecter', it: 'Accedi' }
  },
  'email-changed': {
    subject: {
      de: 'Ihre E-Mail-Adresse wurde geändert',
      en: 'Your email address has been changed',
      fr: 'Votre adresse e-mail a été modifiée',
      it: 'Il Suo indirizzo e-mail è stato modificato'
    },
    text: {
      de: 'ab jetzt melden Sie sich mit der neuen Adresse aus Ihrem Kundenkonto an, und wir schreiben Ihnen dorthin. Wenn Sie das nicht waren, ändern Sie bitte Ihr Passwort auf einem Gerät, auf dem Sie noch angemeldet sind, oder schreiben Sie uns gleich.',
      en: 'From now on you log in with the new address in your account, and we will write to that address. If that was not you, please change your password on a device where you are still logged in, or write to us straight away.',
      fr: 'Désormais, vous vous connectez avec la nouvelle adresse de votre compte client, et nous vous y écrirons. Si vous n’êtes pas à l’origine de ce changement, modifiez votre mot de passe sur un appareil où vous êtes encore connecté, ou écrivez-nous sans attendre.',
      it: 'D’ora in poi accede con il nuovo indirizzo del Suo account, e Le scriveremo lì. Se non è stato Lei, cambi la password su un dispositivo in cui è ancora connesso oppure ci scriva subito.'
    },
    link: {
      de: 'Zum Kundenkonto',
      en: 'Go to your account',
      fr: 'Voir votre compte',
      it: 'Vai all’account'
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
      de: 'alle anderen Geräte sind damit abgemeldet. Wenn Sie das nicht waren, vergeben Sie bitte gleich ein neues Passwort.',
      en: 'All other devices have been logged out. If that was not you, please choose a new password straight away.',
      fr: 'Tous vos autres appareils sont désormais déconnectés. Si vous n’êtes pas à l’origine de ce changement, choisissez tout de suite un nouveau mot de passe.',
      it: 'Tutti gli altri dispositivi sono stati disconnessi. Se non è stato Lei, scelga subito una nuova password.'
    },
    link: {
      de: 'Neues Passwort festlegen',
      en: 'Choose a new password',
      fr: 'Choisir un nouveau mot de passe',
      it: 'Scegli una nuova password'
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
      en: 'Your account was opened on a new device: {device}. If that was not you, log that device out in your account and change your password.',
      fr: 'Votre compte client a été ouvert depuis un nouvel appareil\u00a0: {device}. Si ce n’était pas vous, déconnectez cet appareil dans votre compte et modifiez votre mot de passe.',
      it: 'Il Suo account è stato aperto da un nuovo dispositivo: {device}. Se non è stato Lei, disconnetta questo dispositivo nel Suo account e cambi la password.'
    },
    link: {
      de: 'Zu Ihren Geräten',
      en: 'See your devices',
      fr: 'Voir vos appareils',
      it: 'Vedi i dispositivi'
    }
  }
} satisfies Record<string, MailWords>
