import type { Language } from '../../texts/localized-text'

interface MailText {
  language: Language
  subject: string
  /** Paragraphs; their line breaks are kept. */
  lines: string[]
  link?: string
  /** Addresses of pictures below the text. */
  pictures?: string[]
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, character => escapes[character] ?? '')
const escapeLines = (text: string) => text.split(/\r?\n/).map(escape).join('<br>')

/** The content of a mail: as text and as HTML, with the link of both. */
export const writeMail = ({ language, subject, lines, link, pictures = [] }: MailText) => ({
  ...(link !== undefined && { link }),
  text: [subject, ...lines, ...(link === undefined ? [] : [link])].join('\n'),
  html: [
    `<!doctype html><html lang="${language}"><title>${escape(subject)}</title>`,
    ...[subject, ...lines].map(line => `<p>${escapeLines(line)}</p>`),
    ...pictures.map(source => `<p><img alt="" src="${escape(source)}"></p>`),
    link === undefined ? '' : `<p><a href="${escape(link)}">${escape(link)}</a></p>`,
    '</html>'
  ].join('')
})
