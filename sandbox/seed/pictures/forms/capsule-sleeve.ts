import { lighten, shade } from '../colour'
import { drawLine, fitLine } from '../lettering/lettering'
import { createBox } from '../solids'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { choosePrint } from './puro-print'

const [width, height, depth] = [740, 218, 200]

/** The long carton ten capsules come in. */
export function buildCapsuleSleeve(subject: Subject): Item {
  const { sheet, main, accent, lines } = subject
  const box = createBox(width, height, depth, 24)
  const fill = choosePrint(main)
  const clip = sheet.clip(`<rect width="${width}" height="${height}"/>`)
  const turn = Math.round((subject.variation - 0.5) * 30)
  const name = fitLine(lines.line1, { face: 'sans', size: 66, fill, align: 'left', tracking: -0.01 }, 410)
  const front =
    `<rect width="${width}" height="${height}" fill="${main}"/>` +
    `<g clip-path="${clip}"><g opacity=".95">${subject.print(`translate(${width - 128} 118) rotate(${turn}) scale(.74)`)}</g></g>` +
    `<rect width="14" height="${height}" fill="${accent}"/>` +
    drawLine('puro', 48, 80, { face: 'sans', size: 74, fill, align: 'left', tracking: -0.03 }) +
    drawLine(lines.line1, 50, 149, name) +
    `<g opacity=".85">${drawLine(lines.line2, 50, 198, fitLine(lines.line2, { face: 'sans', size: 40, fill, align: 'left' }, 410))}</g>` +
    `<rect width="${width}" height="${height}" fill="${sheet.linear([
      [0, '#fff', 0.2],
      [0.45, '#fff', 0],
      [1, '#000', 0.14]
    ])}"/>` +
    `<path d="M0 1.5H${width}" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>`
  const side =
    `<rect width="${depth}" height="${height}" fill="${main}"/><rect width="${depth}" height="${height}" fill="${sheet.linear(
      [
        [0, shade(main, 0.85), 0.36],
        [1, shade(main, 0.85), 0.55]
      ]
    )}"/>` +
    `<circle cx="${depth / 2}" cy="${height / 2}" r="52" fill="${accent}" fill-opacity=".75"/><circle cx="${depth / 2}" cy="${height / 2}" r="34" fill="none" stroke="${main}" stroke-opacity=".5" stroke-width="3"/>`
  const top =
    `<rect width="${width}" height="${depth}" fill="${sheet.linear([
      [0, lighten(main, 0.4)],
      [1, lighten(main, 0.16)]
    ])}"/>` +
    `<rect width="14" height="${depth}" fill="${lighten(accent, 0.25)}"/><path d="M40 ${depth / 2}H${width}" stroke="${shade(main, 0.4)}" stroke-opacity=".3" stroke-width="2"/>`
  return {
    body: `<g transform="${box.side}">${side}</g><g transform="${box.front}">${front}</g><g transform="${box.top}">${top}</g>`,
    base: box.base,
    height
  }
}
