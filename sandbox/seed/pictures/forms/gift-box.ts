import { lighten, mixColours, shade } from '../colour'
import { drawLine, fitLine } from '../lettering/lettering'
import { createBox } from '../solids'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { choosePrint } from './puro-print'

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

/** Tissue paper that swells over the rim of an open box. */
function drawTissue({ accent, sheet }: Subject, { x, y }: { x: number; y: number }): string {
  const paper = sheet.linear(
    [
      [0, '#fffdf8'],
      [1, shade(mixColours('#f4ead8', accent, 0.12), 0.08)]
    ],
    [0.2, 0, 0.7, 1]
  )
  const fold = shade(mixColours('#e9dcc6', accent, 0.2), 0.12)
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})"><path d="M-330 40L-282 -64L-214 -20L-150 -96L-66 -30L0 -104L84 -36L150 -92L214 -18L290 -58L330 50L60 120Z" fill="${paper}"/><path d="M-282 -64L-236 30L-214 -20ZM-150 -96L-110 20L-66 -30ZM0 -104L30 10L84 -36ZM150 -92L180 24L214 -18Z" fill="${fold}" fill-opacity=".5"/></g>`
}

/** An open box, filled with tissue paper. */
export function buildOpenGiftBox(subject: Subject): Item {
  const rim = createBox(width, height, depth).project(0, height, 0)
  return wrapBox(subject, drawTissue(subject, rim))
}

/** A wrapped present box. */
export function buildGiftBox(subject: Subject): Item {
  return wrapBox(subject, '')
}

/** Without its lid, when there are contents, the front hides what stands in it. */
function wrapBox(subject: Subject, contents: string): Item {
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
