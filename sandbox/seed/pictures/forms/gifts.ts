import { lighten, mixColours, shade } from '../colour'
import { drawLine, fitLine, fitLines } from '../lettering/lettering'
import { createBox } from '../solids'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { choosePrint } from './puro-print'

export const cardWidth = 640
export const cardHeight = 404

/** The face of a gift card, its middle at the origin. */
export function drawCardFace(subject: Subject): string {
  const { sheet, main, accent, house, lines } = subject
  const [w, h] = [cardWidth, cardHeight]
  const area = `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="26"/>`
  const fill = choosePrint(main)
  const face = house === 'puro' ? 'sans' : 'serif'
  const left = -w / 2 + 46
  const brand =
    house === 'puro'
      ? drawLine('puro', left, -h / 2 + 88, { face, size: 66, fill, tracking: -0.03, align: 'left' })
      : drawLine('JASMIN', left, -h / 2 + 82, { face, size: 40, fill, tracking: 0.26, align: 'left' })
  const title = fitLines(lines.line1, { face, size: 58, fill, align: 'left' }, 292)
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
    `<circle cx="190" cy="30" r="212" fill="${mixColours(main, accent, 0.2)}"/>` +
    `${subject.print('translate(186 14) scale(.9)')}<path d="M${-w / 2} ${-h / 2}H${w * 0.08}L${-w * 0.2} ${h / 2}H${-w / 2}Z" fill="#fff" fill-opacity=".06"/></g>` +
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

/** A shadow for a card that lies on something, light from the upper left. */
export function drawCardShadow({ sheet, ground }: Subject): string {
  return `<rect x="${-cardWidth / 2 + 16}" y="${-cardHeight / 2 + 26}" width="${cardWidth}" height="${cardHeight}" rx="26" fill="${shade(ground, 0.85)}" fill-opacity=".38" filter="${sheet.blur(20)}"/>`
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

/** A bow of ribbon, its knot at the origin. */
export function drawBow(colour: string): string {
  const [light, deep] = [lighten(colour, 0.28), shade(colour, 0.24)]
  return (
    `<path d="M-8 6C-40 50 -84 84 -110 130L-74 124L-62 152C-40 110 -6 60 6 12Z" fill="${deep}"/><path d="M8 6C40 46 90 70 124 108L90 112L86 142C56 104 10 56 -6 12Z" fill="${shade(colour, 0.34)}"/>` +
    `<path d="M0 0C-40 -70 -128 -104 -156 -64C-180 -22 -100 24 0 8Z" fill="${colour}"/><path d="M-12 2C-50 -36 -108 -62 -128 -44C-136 -20 -80 6 -12 6Z" fill="${deep}"/><path d="M-152 -62C-128 -100 -46 -70 -8 -8C-50 -56 -120 -84 -152 -62Z" fill="${light}"/>` +
    `<path d="M0 0C40 -70 128 -104 156 -64C180 -22 100 24 0 8Z" fill="${colour}"/><path d="M12 2C50 -36 108 -62 128 -44C136 -20 80 6 12 6Z" fill="${deep}"/><path d="M8 -8C46 -74 118 -98 150 -68C112 -82 50 -54 8 -8Z" fill="${light}"/>` +
    `<path d="M-26 -18Q0 -30 26 -18Q34 4 24 22Q0 30 -24 22Q-34 4 -26 -18Z" fill="${colour}"/><path d="M-26 -18Q0 -30 10 -20Q-10 -4 -20 20Q-34 4 -26 -18Z" fill="${light}"/>`
  )
}

const [width, height, depth] = [560, 300, 360]

/** A wrapped present box; without its lid the front hides what stands in it. */
export function buildGiftBox(subject: Subject, contents = ''): Item {
  const { sheet, main, accent, house, lines } = subject
  const box = createBox(width, height, depth)
  const fill = choosePrint(main)
  const open = contents !== ''
  const ribbon = (at: number, size: number, tone: string) =>
    `<rect x="${at - 27}" width="54" height="${size}" fill="${tone}"/>`
  const lid = open
    ? ''
    : `<rect width="${width}" height="76" fill="${lighten(main, 0.08)}"/><path d="M0 78H${width}" stroke="${shade(main, 0.7)}" stroke-opacity=".4" stroke-width="5"/>`
  const clip = sheet.clip(`<rect width="${width}" height="${height}"/>`)
  const name = fitLine(
    lines.line1,
    { face: house === 'puro' ? 'sans' : 'serif', size: 44, fill, align: 'left' },
    262
  )
  const sign =
    (house === 'puro'
      ? drawLine('puro', 34, height - 92, { face: 'sans', size: 58, fill, tracking: -0.03, align: 'left' })
      : drawLine('JASMIN', 34, height - 92, {
          face: 'serif',
          size: 34,
          fill,
          tracking: 0.26,
          align: 'left'
        })) + drawLine(lines.line1, 34, height - 38, name)
  const front =
    `<rect width="${width}" height="${height}" fill="${main}"/><g clip-path="${clip}">${subject.print(`translate(${width - 70} ${height - 70}) scale(.72)`)}</g>${lid}` +
    ribbon(width * 0.62, height, accent) +
    sign +
    `<rect width="${width}" height="${height}" fill="${sheet.linear([
      [0, '#fff', 0.18],
      [0.5, '#fff', 0],
      [1, '#000', 0.12]
    ])}"/>`
  const side =
    `<rect width="${depth}" height="${height}" fill="${main}"/>${open ? '' : `<rect width="${depth}" height="76" fill="${lighten(main, 0.08)}"/>`}${ribbon(depth / 2, height, accent)}` +
    `<rect width="${depth}" height="${height}" fill="${sheet.linear([
      [0, shade(main, 0.85), 0.36],
      [1, shade(main, 0.85), 0.52]
    ])}"/>`
  const lit = sheet.linear([
    [0, lighten(main, 0.4)],
    [1, lighten(main, 0.18)]
  ])
  const top = open
    ? `<rect width="${width}" height="${depth}" fill="${lighten(main, 0.3)}"/><rect x="14" y="12" width="${width - 28}" height="${depth - 24}" fill="${shade(main, 0.6)}"/>`
    : `<rect width="${width}" height="${depth}" fill="${lit}"/>${ribbon(width * 0.62, depth, lighten(accent, 0.2))}<rect y="${depth / 2 - 27}" width="${width}" height="54" fill="${lighten(accent, 0.12)}"/>`
  const knot = box.project(width * 0.12, height, 0)
  return {
    body:
      `<g transform="${box.top}">${top}</g>${contents}<g transform="${box.side}">${side}</g><g transform="${box.front}">${front}</g>` +
      (open
        ? ''
        : `<g transform="translate(${Math.round(knot.x)} ${Math.round(knot.y - 12)})">${drawBow(accent)}</g>`),
    base: box.base,
    height: open ? 420 : height
  }
}
