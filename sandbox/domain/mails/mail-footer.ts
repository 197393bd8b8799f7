import { say, type Localized } from '../../texts/localized-text'
import { writeLabel } from '../../texts/write-label'
import type { MailReader } from './mail-reader'

const MANAGER: Localized = {
  de: 'Geschäftsführung',
  en: 'Managing director',
  fr: 'Gérance',
  it: 'Amministrazione'
}
const VAT_ID: Localized = {
  de: 'USt-IdNr.',
  'de-AT': 'UID-Nummer',
  en: 'VAT number',
  fr: 'N°\u00a0de TVA',
  it: 'Partita IVA'
}
const PHONE: Localized = { de: 'Telefon', en: 'Phone', fr: 'Téléphone', it: 'Telefono' }
const PAGES: { path: string; words: Localized }[] = [
  {
    path: '/imprint',
    words: { de: 'Impressum', en: 'Legal notice', fr: 'Mentions légales', it: 'Note legali' }
  },
  {
    path: '/conditions',
    words: { de: 'AGB', en: 'Terms and conditions', fr: 'CGV', it: 'Condizioni generali' }
  },
  {
    path: '/privacy',
    words: {
      de: 'Datenschutz',
      en: 'Privacy policy',
      fr: 'Politique de confidentialité',
      it: 'Informativa sulla privacy'
    }
  }
]

/** The sender, as a German company's business letters name it (§ 35a GmbHG), with links to the legal pages. */
export function buildMailFooter({ language, linkTo, merchant }: MailReader) {
  const { company, street, city, court, manager, vatId, phone, email } = merchant
  const label = (words: Localized, value: string) => writeLabel(say(words, language), value, language)
  return {
    lines: [
      `${company}, ${street}, ${city}`,
      label(MANAGER, manager),
      say(court, language),
      label(VAT_ID, vatId),
      label(PHONE, phone),
      email
    ],
    links: PAGES.map(({ path, words }) => ({ words: say(words, language), link: linkTo(path) }))
  }
}
