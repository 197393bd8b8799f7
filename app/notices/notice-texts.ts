/** Reasons for a notice instead of the requested page. */
export type NoticeKind =
  'away' | 'busy' | 'slow' | 'unreadable' | 'tooLong' | 'tooManyCookies' | 'incomplete' | 'tooMuch' | 'login'

export type NoticeLanguage = 'de' | 'en' | 'fr' | 'it'

interface NoticeText {
  title: string
  /** Next step of the visitor. */
  advice: string
}

export const STATUSES: Record<NoticeKind, number> = {
  away: 503,
  busy: 503,
  slow: 503,
  unreadable: 400,
  tooLong: 414,
  tooManyCookies: 431,
  incomplete: 408,
  tooMuch: 413,
  login: 200
}

export const HOME_LINK: Record<NoticeLanguage, string> = {
  de: 'Zur Startseite',
  en: 'Go to the home page',
  fr: 'Aller à la page d’accueil',
  it: 'Vai alla pagina iniziale'
}

export const RETRY_LABEL: Record<NoticeLanguage, string> = {
  de: 'Erneut versuchen',
  en: 'Try again',
  fr: 'Réessayer',
  it: 'Riprova'
}

export const NOTICE_TEXTS: Record<NoticeLanguage, Record<NoticeKind, NoticeText>> = {
  de: {
    away: {
      title: 'Der Shop ist gerade nicht erreichbar',
      advice:
        'Wir sind gleich wieder für Sie da. Bitte versuchen Sie es in einer halben Minute noch einmal. Ihr Warenkorb bleibt erhalten.'
    },
    busy: {
      title: 'Gerade ist sehr viel los',
      advice: 'Bitte laden Sie die Seite in ein paar Sekunden neu. Ihr Warenkorb bleibt erhalten.'
    },
    slow: {
      title: 'Die Seite braucht gerade zu lange',
      advice: 'Bitte laden Sie die Seite in ein paar Sekunden neu.'
    },
    unreadable: {
      title: 'Diese Anfrage ist nicht lesbar',
      advice: 'Bitte prüfen Sie die Adresse, oder beginnen Sie auf der Startseite.'
    },
    tooLong: {
      title: 'Diese Adresse ist zu lang',
      advice: 'Bitte kürzen Sie die Adresse, oder beginnen Sie auf der Startseite.'
    },
    tooManyCookies: {
      title: 'Ihr Browser sendet zu viele Cookies',
      advice:
        'Bitte löschen Sie in den Einstellungen Ihres Browsers die Cookies dieser Website, und laden Sie die Seite dann neu.'
    },
    incomplete: {
      title: 'Die Anfrage kam nicht vollständig an',
      advice: 'Bitte prüfen Sie Ihre Verbindung, und laden Sie die Seite dann neu.'
    },
    tooMuch: {
      title: 'Das war zu viel auf einmal',
      advice: 'Bitte kürzen Sie Ihre Eingaben, und senden Sie sie noch einmal.'
    },
    login: {
      title: 'Weiter in den Shop',
      advice:
        'Über diese Adresse läuft die Anmeldung, zu sehen gibt es hier nichts. Hat die Anmeldung nicht geklappt, versuchen Sie es bitte im Shop noch einmal.'
    }
  },
  en: {
    away: {
      title: 'The shop cannot be reached right now',
      advice: 'We will be back in a moment. Please try again in half a minute. Your basket is kept.'
    },
    busy: {
      title: 'The shop is very busy right now',
      advice: 'Please reload the page in a few seconds. Your basket is kept.'
    },
    slow: {
      title: 'The page is taking too long',
      advice: 'Please reload the page in a few seconds.'
    },
    unreadable: {
      title: 'This request cannot be read',
      advice: 'Please check the address, or start from the home page.'
    },
    tooLong: {
      title: 'This address is too long',
      advice: 'Please shorten the address, or start from the home page.'
    },
    tooManyCookies: {
      title: 'Your browser sends too many cookies',
      advice: 'Please delete this website’s cookies in the settings of your browser, then reload the page.'
    },
    incomplete: {
      title: 'The request did not arrive in full',
      advice: 'Please check your connection, then reload the page.'
    },
    tooMuch: {
      title: 'That was too much at once',
      advice: 'Please shorten what you entered and send it again.'
    },
    login: {
      title: 'Continue to the shop',
      advice:
        'Logins pass through this address, there is nothing to see here. If your login did not work, please try again in the shop.'
    }
  },
  fr: {
    away: {
      title: 'La boutique en ligne est momentanément inaccessible',
      advice:
        'Nous revenons tout de suite. Veuillez réessayer dans une demi-minute. Votre panier est conservé.'
    },
    busy: {
      title: 'La boutique en ligne est très fréquentée en ce moment',
      advice: 'Veuillez recharger la page dans quelques secondes. Votre panier est conservé.'
    },
    slow: {
      title: 'La page met trop de temps à répondre',
      advice: 'Veuillez recharger la page dans quelques secondes.'
    },
    unreadable: {
      title: 'Cette demande est illisible',
      advice: 'Veuillez vérifier l’adresse ou partir de la page d’accueil.'
    },
    tooLong: {
      title: 'Cette adresse est trop longue',
      advice: 'Veuillez raccourcir l’adresse ou partir de la page d’accueil.'
    },
    tooManyCookies: {
      title: 'Votre navigateur envoie trop de cookies',
      advice:
        'Veuillez supprimer les cookies de ce site dans les réglages de votre navigateur, puis recharger la page.'
    },
    incomplete: {
      title: 'La demande n’est pas arrivée en entier',
      advice: 'Veuillez vérifier votre connexion, puis recharger la page.'
    },
    tooMuch: {
      title: 'C’était trop en une fois',
      advice: 'Veuillez raccourcir votre saisie et l’envoyer de nouveau.'
    },
    login: {
      title: 'Continuer vers la boutique en ligne',
      advice:
        'La connexion passe par cette adresse, il n’y a rien à voir ici. Si la connexion n’a pas fonctionné, veuillez réessayer dans la boutique en ligne.'
    }
  },
  it: {
    away: {
      title: 'Il negozio online al momento non è raggiungibile',
      advice: 'Torniamo subito. Riprovi tra mezzo minuto. Il Suo carrello resta salvato.'
    },
    busy: {
      title: 'In questo momento ci sono moltissime visite',
      advice: 'Ricarichi la pagina tra qualche secondo. Il Suo carrello resta salvato.'
    },
    slow: {
      title: 'La pagina impiega troppo tempo',
      advice: 'Ricarichi la pagina tra qualche secondo.'
    },
    unreadable: {
      title: 'Questa richiesta non è leggibile',
      advice: 'Controlli l’indirizzo oppure riparta dalla pagina iniziale.'
    },
    tooLong: {
      title: 'Questo indirizzo è troppo lungo',
      advice: 'Accorci l’indirizzo oppure riparta dalla pagina iniziale.'
    },
    tooManyCookies: {
      title: 'Il Suo browser invia troppi cookie',
      advice: 'Elimini i cookie di questo sito nelle impostazioni del browser, poi ricarichi la pagina.'
    },
    incomplete: {
      title: 'La richiesta non è arrivata per intero',
      advice: 'Controlli la connessione, poi ricarichi la pagina.'
    },
    tooMuch: {
      title: 'Era troppo in una volta',
      advice: 'Accorci il testo inserito e lo invii di nuovo.'
    },
    login: {
      title: 'Continua nel negozio online',
      advice:
        'L’accesso passa da questo indirizzo, qui non c’è nulla da vedere. Se l’accesso non è riuscito, riprovi nel negozio online.'
    }
  }
}
