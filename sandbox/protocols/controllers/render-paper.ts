import { say, type Language, type Localized } from '../../texts/localized-text'
import { writeLabel } from '../../texts/write-label'

/** A paper of an order; amounts are written in the language of the paper. */
interface Paper {
  language: Language
  shop: string
  title: string
  /** Invoice or label number. */
  number: string
  /** Milliseconds since the epoch. */
  issuedAt: number
  date: string
  orderNo: string
  /** Lines of the address below the shop's. */
  address: string[]
  goods: { quantity: number; name: string; amount?: string }[]
  sums?: { name: string; amount: string }[]
  /** Lines below the sums, e.g. where the goods go. */
  notes?: string[]
}

const words = {
  order: { de: 'Bestellung', en: 'Order', it: 'Ordine', fr: 'Commande' },
  date: { de: 'Datum', en: 'Date', it: 'Data', fr: 'Date' },
  number: { de: 'Nummer', en: 'Number', it: 'Numero', fr: 'Numéro' }
} satisfies Record<string, Localized>

const MARGIN = 56
const WIDTH = 595 - 2 * MARGIN
const AMOUNT_WIDTH = 110

/** Letters that the fonts of every PDF reader have; others are shown as a question mark. */
const toLatin = (text: string) => text.replace(/[^\u0020-\u007e\u00a0-\u00ff€–—‘’“”„…Œœ×]/g, '?')

/** Draws a paper on A4. The library comes with the first one: a sandbox that draws none does not need it. */
export async function renderPaper(paper: Paper): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const { language, shop, title, number, issuedAt, date, orderNo, address, goods, sums = [] } = paper
  const { notes = [] } = paper
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    tagged: true,
    displayTitle: true,
    info: { Title: `${title} ${number}`, Author: shop, CreationDate: new Date(issuedAt) }
  })
  const row = (name: string, amount: string | undefined, font: string) => {
    const y = document.y
    document.font(font).text(toLatin(name), MARGIN, y, { width: WIDTH - AMOUNT_WIDTH })
    const below = document.y
    if (amount !== undefined)
      document.text(toLatin(amount), MARGIN + WIDTH - AMOUNT_WIDTH, y, {
        width: AMOUNT_WIDTH,
        align: 'right'
      })
    document.y = Math.max(below, document.y) + 4
  }
  const line = () => {
    document
      .moveTo(MARGIN, document.y)
      .lineTo(MARGIN + WIDTH, document.y)
      .lineWidth(0.5)
      .stroke()
    document.y += 8
  }

  document.font('Helvetica').fontSize(10).text(toLatin(shop)).moveDown(2)
  for (const part of address) document.fontSize(11).text(toLatin(part))
  document.moveDown(2).font('Helvetica-Bold').fontSize(20).text(toLatin(title)).moveDown(0.5)
  document.fontSize(11)
  row(writeLabel(say(words.number, language), number, language), undefined, 'Helvetica')
  row(writeLabel(say(words.order, language), orderNo, language), undefined, 'Helvetica')
  row(writeLabel(say(words.date, language), date, language), undefined, 'Helvetica')
  document.moveDown(1)
  line()
  for (const { quantity, name, amount } of goods) row(`${quantity} × ${name}`, amount, 'Helvetica')
  if (sums.length > 0) line()
  for (const { name, amount } of sums)
    row(name, amount, name === sums.at(-1)?.name ? 'Helvetica-Bold' : 'Helvetica')
  if (notes.length > 0) line()
  for (const note of notes) row(note, undefined, 'Helvetica')

  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
    document.end()
  })
}
