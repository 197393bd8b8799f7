import { say, type Language, type Localized } from '../../texts/localized-text'
import { writeLabel } from '../../texts/write-label'
import { buildMailFooter } from './mail-footer'
import type { MailReader } from './mail-reader'

/** Words with a link of their own, e.g. to the right of withdrawal. */
interface MailNote {
  words: string
  link: string
}

const GREETING: Localized = { de: 'Guten Tag', en: 'Hello', fr: 'Bonjour', it: 'Buongiorno' }
const TO_SHOP: Localized = {
  de: 'Zum Shop',
  en: 'Open the shop',
  fr: 'Voir la boutique en ligne',
  it: 'Vai al negozio online'
}

interface MailText {
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
  /** A text of its own below all others, such as the right of withdrawal. */
  appendix?: { title: string; lines: string[] }
}

/** As wide as reads well on a desktop, the window on a phone. */
const STYLE = 'max-width:36rem;margin:0 auto;padding:16px;font:16px/1.5 sans-serif;overflow-wrap:anywhere'
const SMALL = 'font-size:14px;color:#555'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, character => escapes[character] ?? '')
const escapeLines = (text: string) => text.split(/\r?\n/).map(escape).join('<br>')

/** "Bestellung ansehen:" and the address below it; French has a space before the colon. */
const writeLink = ({ words, link }: MailNote, language: Language) =>
  `${writeLabel(words, '', language).trimEnd()}\n${link}`

const anchor = ({ words, link }: MailNote) => `<p><a href="${escape(link)}">${escape(words)}</a></p>`

/** The content of a mail: as text and as HTML, with greeting, paragraphs, links in words, and who writes it. */
export function writeMail(
  reader: MailReader,
  {
    subject,
    name,
    lines,
    link,
    linkWords = say(TO_SHOP, reader.language),
    notes = [],
    pictures = [],
    appendix
  }: MailText
) {
  const { language } = reader
  const greeting = `${[say(GREETING, language), name].filter(Boolean).join(' ')},`
  const links = [...(link === undefined ? [] : [{ words: linkWords, link }]), ...notes]
  const footer = buildMailFooter(reader)
  const paragraph = (line: string) => `<p>${escapeLines(line)}</p>`
  return {
    ...(link !== undefined && { link }),
    text: [
      ...[subject, greeting, ...lines, ...links.map(each => writeLink(each, language))],
      ...(appendix ? ['', appendix.title, ...appendix.lines] : []),
      ...['', ...footer.lines, ...footer.links.map(each => writeLink(each, language))]
    ].join('\n'),
    html: [
      `<!doctype html><html lang="${language}"><title>${escape(subject)}</title>`,
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      `<body style="${STYLE}"><h1 style="font-size:20px">${escape(subject)}</h1>`,
      ...[greeting, ...lines].map(paragraph),
      ...pictures.map(source => `<p><img alt="" style="max-width:100%" src="${escape(source)}"></p>`),
      ...links.map(anchor),
      ...(appendix
        ? [`<hr><h2 style="font-size:18px">${escape(appendix.title)}</h2>`, ...appendix.lines.map(paragraph)]
        : []),
      `<hr><div style="${SMALL}"><p>${footer.lines.map(escape).join('<br>')}</p>`,
      `<p>${footer.links.map(({ words, link: page }) => `<a href="${escape(page)}">${escape(words)}</a>`).join(' · ')}</p>`,
      '</div></body></html>'
    ].join('')
  }
}
