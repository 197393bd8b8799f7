import { lighten, measureLightness, shade } from '../colour'
import { drawLine, fitLine, fitLines } from '../lettering/lettering'
import type { Subject } from '../subject'

/** Printed text that reads on the pack's main colour. */
export function choosePrint(main: string): string {
  return measureLightness(main) > 0.58 ? shade(main, 0.72) : lighten(main, 0.9)
}

/** Brand, name and second line set flush left, the brand's baseline at y = 0, in `width`. */
export function drawPuroPrint({ main, lines }: Subject, width: number): string {
  const fill = choosePrint(main)
  const name = fitLines(
    lines.line1,
    { face: 'sans', size: width * 0.17, fill, align: 'left', tracking: -0.01 },
    width
  )
  const small = fitLine(lines.line2, { face: 'sans', size: width * 0.108, fill, align: 'left' }, width)
  const leading = name.style.size * 1.08
  const start = width * 0.17 + name.style.size
  return (
    drawLine('puro', 0, 0, { face: 'sans', size: width * 0.26, fill, align: 'left', tracking: -0.03 }) +
    `<path d="M2 ${width * 0.12}h${width * 0.16}" stroke="${fill}" stroke-width="4"/>` +
    name.lines.map((text, index) => drawLine(text, 0, start + index * leading, name.style)).join('') +
    `<g opacity=".85">${drawLine(lines.line2, 0, start + (name.lines.length - 1) * leading + width * 0.155, small)}</g>`
  )
}
