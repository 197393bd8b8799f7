import { writeHour } from '../visit/config/write-hour'
import type { SiteConfig } from '../visit/config/app-config'
import { renderBrandPage } from '../notices/brand-page'

interface Words {
  title: string
  text: string
  again: string
  call: string
}

const ENGLISH: Words = {
  title: 'No connection',
  text: 'You are offline at the moment. You can go on here as soon as the connection is back. Your basket is kept.',
  again: 'Try again',
  call: 'Or call us, free of charge between {from} and {to}:'
}

/** The worker knows the languages of the shops, and English: message catalogues are many times its size. */
const WORDS: Record<string, Words> = {
  de: {
    title: 'Keine Verbindung',
    text: 'Sie sind gerade offline. Sobald die Verbindung wieder da ist, geht es hier weiter. Ihr Warenkorb bleibt erhalten.',
    again: 'Erneut versuchen',
    call: 'Oder rufen Sie uns an, kostenfrei von {from} bis {to} Uhr:'
  },
  fr: {
    title: 'Pas de connexion',
    text: 'Vous êtes hors ligne en ce moment. Vous pourrez continuer ici dès que la connexion sera rétablie. Votre panier est conservé.',
    again: 'Réessayer',
    call: 'Ou appelez-nous, gratuitement de {from} h à {to} h :'
  },
  it: {
    title: 'Nessuna connessione',
    text: 'Al momento è offline. Potrà continuare qui appena la connessione sarà ripristinata. Il Suo carrello resta salvato.',
    again: 'Riprova',
    call: 'Oppure ci chiami, gratuitamente dalle {from} alle {to}:'
  }
}

/** The whole offline page. "Try again" leads to the address that could not be loaded. */
export function renderOfflinePage(site: SiteConfig, localeId: string, bundle: string): string {
  const { title, text, again, call } = WORDS[localeId.split('-')[0] ?? ''] ?? ENGLISH
  return renderBrandPage(site, {
    language: localeId,
    title,
    text,
    button: { label: again, href: '' },
    call: call
      .replace('{from}', writeHour(localeId, site.facts.serviceHours.from))
      .replace('{to}', writeHour(localeId, site.facts.serviceHours.to)),
    bundle
  })
}
