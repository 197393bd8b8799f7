import { say, type Language, type Localized } from '../../texts/localized-text'
import { writeLabel } from '../../texts/write-label'

/** Words with a link of their own, e.g. to the right of withdrawal. */
interface MailNote {
  words: string
  link: string
}

const GREETING: Localized = { de: 'Guten Tag', en: 'Hello', fr: 'Bonjour', it: 'Buongiorno' }
const TO_SHOP: Localized = {
  de: 'Zum Shop',
  en: 'Open the shop',
  fr: 'Voir la boutique',
  it: 'Vai al negozio'
}

interface MailText {
  language: Language
  subject: string
  /** Whom the mail greets by name. */
  name?: string
  /** Paragraphs; their line breaks are kept. */
  lines: string[]
  link?: string
  /** The words of the link: where it leads. */
  linkWords?: string
  /** Below the link. */
  notes?: MailNote[]
  /** Addresses of pictures below the text. */
  pictures?: string[]
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, character => escapes[character] ?? '')
const escapeLines = (text: string) => text.split(/\r?\n/).map(escape).join('<br>')

/** "Bestellung ansehen:" and the address below it; French has a space before the colon. */
const writeLink = ({ words, link }: MailNote, language: Language) =>
  `${writeLabel(words, '', language).trimEnd()}\n${link}`

const anchor = ({ words, link }: MailNote) => `<p><a href="${escape(link)}">${escape(words)}</a></p>`

/** The content of a mail: as text and as HTML, with greeting, paragraphs and links in words. */
export function writeMail({
  language,
  subject,
  name,
  lines,
  link,
  linkWords = say(TO_SHOP, language),
  notes = [],
  pictures = []
}: MailText) {
  const greeting = `${[say(GREETING, language), name].filter(Boolean).join(' ')},`
  const links = [...(link === undefined ? [] : [{ words: linkWords, link }]), ...notes]
  return {
    ...(link !== undefined && { link }),
    text: [subject, greeting, ...lines, ...links.map(each => writeLink(each, language))].join('\n'),
    html: [
      `<!doctype html><html lang="${language}"><title>${escape(subject)}</title>`,
      ...[subject, greeting, ...lines].map(line => `<p>${escapeLines(line)}</p>`),
      ...pictures.map(source => `<p><img alt="" src="${escape(source)}"></p>`),
      ...links.map(anchor),
      '</html>'
    ].join('')
  }
}
