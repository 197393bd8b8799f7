import { lighten, shade } from '../colour'
import { drawLine } from '../lettering/lettering'
import { createBox } from '../solids'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { drawTeaLabel } from './tea-label'

const [width, height, depth] = [450, 620, 190]

/** A folding carton for tea: label above, the motif growing out of its lower edge. */
export function buildTeaBox(subject: Subject): Item {
  const { sheet, main, variation } = subject
  const box = createBox(width, height, depth)
  const frontArea = `<rect width="${width}" height="${height}"/>`
  const sideArea = `<rect width="${depth}" height="${height}"/>`
  const turn = Math.round((variation - 0.5) * 24)
  const light = sheet.linear([
    [0, '#fff', 0.2],
    [0.5, '#fff', 0],
    [1, '#000', 0.1]
  ])
  const front =
    `<rect width="${width}" height="${height}" fill="${main}"/>` +
    `<g clip-path="${sheet.clip(frontArea)}">${subject.print(`translate(${width * 0.02} ${height * 0.6}) rotate(${-28 + turn}) scale(.8)`)}${subject.print(`translate(${width * 0.62} ${height * 0.79}) rotate(${turn}) scale(1.12)`)}</g>` +
    `<g transform="translate(42 48)">${drawTeaLabel(subject, width - 84, 270)}</g>` +
    `<rect width="${width}" height="${height}" fill="${light}"/>` +
    `<path d="M1.5 0V${height}" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`
  const side =
    `<rect width="${depth}" height="${height}" fill="${main}"/>` +
    `<g clip-path="${sheet.clip(sideArea)}">${subject.print(`translate(${depth * 0.2} ${height * 0.84}) rotate(${turn - 20}) scale(.9)`)}</g>` +
    `<g transform="translate(${depth / 2 + 13} 300) rotate(-90)">${drawLine('JASMIN', 0, 0, { face: 'serif', size: 38, fill: lighten(main, 0.75), tracking: 0.3 })}</g>` +
    `<rect width="${depth}" height="${height}" fill="${sheet.linear([
      [0, shade(main, 0.85), 0.34],
      [1, shade(main, 0.85), 0.5]
    ])}"/>`
  const top =
    `<rect width="${width}" height="${depth}" fill="${sheet.linear([
      [0, lighten(main, 0.42)],
      [1, lighten(main, 0.2)]
    ])}"/>` + `<path d="M0 ${depth - 2}H${width}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`
  return {
    body: `<g transform="${box.side}">${side}</g><g transform="${box.front}">${front}</g><g transform="${box.top}">${top}</g>`,
    base: box.base,
    height
  }
}
