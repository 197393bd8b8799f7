import { lighten, shade } from '../../colour'
import { drawLineAround, fitLine } from '../../lettering/lettering'
import { createRoundBase, drawDisc, drawTurned, outlineTurned, tilt, type Profile } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { choosePrint } from '../puro-print'

/** A bottle of descaler with its measuring cap. */
export function buildDescaler(subject: Subject): Item {
  const { sheet, main, accent, lines } = subject
  const bottle: Profile = [
    [62, -520],
    [62, -470],
    [66, -430, 158, -430, 160, -350],
    [160, -20],
    [158, -6, 150, 0, 140, 0]
  ]
  const outline = outlineTurned(bottle)
  const fill = choosePrint(accent)
  const wrap = (text: string, y: number, size: number) =>
    drawLineAround(text, y, fitLine(text, { face: 'sans', size, fill }, 240), 160, tilt)
  return {
    body:
      drawTurned(sheet, bottle, main, 0.2) +
      `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}"><path d="M-160 -330A160 38.4 0 0 0 160 -330V-70A160 38.4 0 0 1 -160 -70Z" fill="${accent}"/>${subject.motif === 'none' ? '' : subject.print('translate(110 -90) scale(.3)')}` +
      `${wrap('puro', -200, 76)}${wrap(lines.line1, -132, 44)}${wrap(lines.line2, -92, 26)}</g>` +
      `<path d="${outline}" fill="${sheet.linear([
        [0, '#000', 0.2],
        [0.2, '#fff', 0.3],
        [0.4, '#fff', 0],
        [0.85, '#000', 0.24],
        [1, '#000', 0.16]
      ])}"/>` +
      drawTurned(
        sheet,
        [
          [78, -590],
          [82, -500]
        ],
        shade(accent, 0.25),
        0.3
      ) +
      `<path d="M-64 -572V-492M-40 -566V-486M-14 -564V-482M14 -564V-482M40 -566V-486M64 -572V-492" stroke="#000" stroke-opacity=".18" stroke-width="4"/>` +
      drawDisc(
        -590,
        78,
        sheet.linear([
          [0, lighten(accent, 0.35)],
          [1, accent]
        ])
      ),
    base: createRoundBase(158),
    height: 540
  }
}
