import { lighten, mixColours, shade } from '../colour'
import { drawLine, fitLine, fitLines } from '../lettering/lettering'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { choosePrint } from './puro-print'

const cardWidth = 640
const cardHeight = 404

/** The face of a gift card, its middle at the origin. */
export function drawCardFace(subject: Subject): string {
  const { sheet, main, house, lines } = subject
  const [w, h] = [cardWidth, cardHeight]
  const area = `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="26"/>`
  const fill = choosePrint(main)
  const face = house === 'puro' ? 'sans' : 'serif'
  const left = -w / 2 + 46
  const brand =
    house === 'puro'
      ? drawLine('puro', left, -h / 2 + 88, { face, size: 66, fill, tracking: -0.03, align: 'left' })
      : drawLine('JASMIN', left, -h / 2 + 82, { face, size: 40, fill, tracking: 0.26, align: 'left' })
  const title = fitLines(lines.line1, { face, size: 58, fill, align: 'left' }, 262)
  const small = fitLine(lines.line2, { face: 'sans', size: 27, fill, align: 'left' }, 260)
  const leading = title.style.size * 1.08
  const lastLine = h / 2 - 92
  return (
    `<g clip-path="${sheet.clip(area)}"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${sheet.linear(
      [
        [0, lighten(main, 0.14)],
        [0.6, main],
        [1, shade(main, 0.14)]
      ],
      [0, 0, 1, 1]
    )}"/>` +
    `<circle cx="190" cy="30" r="212" fill="${shade(main, 0.16)}"/>` +
    `${subject.print('translate(190 12) scale(.88)')}<path d="M${-w / 2} ${-h / 2}H${w * 0.08}L${-w * 0.2} ${h / 2}H${-w / 2}Z" fill="#fff" fill-opacity=".06"/></g>` +
    brand +
    title.lines
      .map((text, index) =>
        drawLine(text, left, lastLine - (title.lines.length - 1 - index) * leading, title.style)
      )
      .join('') +
    drawLine(lines.line2, left, h / 2 - 44, small) +
    `<rect x="${-w / 2 + 1.5}" y="${-h / 2 + 1.5}" width="${w - 3}" height="${h - 3}" rx="25" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>`
  )
}

/** The card standing upright. */
export function buildGiftCard(subject: Subject): Item {
  return {
    body: `<g transform="translate(0 ${-cardHeight / 2})">${drawCardFace(subject)}</g>`,
    base: [
      { x: -cardWidth / 2, y: -4 },
      { x: cardWidth / 2, y: -4 },
      { x: cardWidth / 2, y: 6 },
      { x: -cardWidth / 2, y: 6 }
    ],
    height: cardHeight
  }
}

/** A shadow for a card that lies on something, light from the upper left. */
export function drawCardShadow({ sheet, ground }: Subject): string {
  return `<rect x="${-cardWidth / 2 + 16}" y="${-cardHeight / 2 + 26}" width="${cardWidth}" height="${cardHeight}" rx="26" fill="${shade(ground, 0.85)}" fill-opacity=".38" filter="${sheet.blur(14, 0.1)}"/>`
}

/** An open envelope: back with liner and flap, or the pocket in front. The pocket's lower edge is at y = 0. */
export function drawEnvelope({ sheet, accent, ground }: Subject, part: 'back' | 'pocket'): string {
  const kraft = mixColours(ground, '#fffaf0', 0.6)
  if (part === 'back') {
    return (
      `<path d="M-372 -430L-40 -672Q0 -698 40 -672L372 -430Z" fill="${shade(kraft, 0.14)}"/><path d="M-336 -432L-32 -652Q0 -674 32 -652L336 -432Z" fill="${accent}"/>` +
      `<rect x="-372" y="-436" width="744" height="436" rx="14" fill="${shade(kraft, 0.22)}"/>`
    )
  }
  const left = sheet.linear([
    [0, lighten(kraft, 0.3)],
    [1, shade(kraft, 0.05)]
  ])
  const right = sheet.linear([
    [0, shade(kraft, 0.04)],
    [1, shade(kraft, 0.12)]
  ])
  return (
    `<path d="M-372 -428L-14 -176V0H-358Q-372 0 -372 -14Z" fill="${left}"/><path d="M372 -428L14 -176V0H358Q372 0 372 -14Z" fill="${right}"/>` +
    `<path d="M-366 -4L-40 -228Q0 -254 40 -228L366 -4Q362 0 356 0H-356Q-362 0 -366 -4Z" fill="#000" fill-opacity=".12" filter="${sheet.blur(7)}"/>` +
    `<path d="M-366 -4L-40 -220Q0 -246 40 -220L366 -4Q362 0 356 0H-356Q-362 0 -366 -4Z" fill="${sheet.linear([
      [0, lighten(kraft, 0.4)],
      [1, shade(kraft, 0.03)]
    ])}"/>`
  )
}
