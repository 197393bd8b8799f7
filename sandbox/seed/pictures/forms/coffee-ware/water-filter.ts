import { shade } from '../../colour'
import { drawLineAround, fitLine } from '../../lettering/lettering'
import { createRoundBase, drawDisc, drawTurned, outlineTurned, tilt, type Profile } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { choosePrint } from '../puro-print'

const radius = 118

/** A water filter cartridge: slotted head, coloured band, tapered foot. */
export function buildWaterFilter(subject: Subject): Item {
  const { sheet, main, lines } = subject
  const body: Profile = [
    [radius, -330],
    [radius, -70],
    [92, 0]
  ]
  const band = `M${-radius} -268A${radius} ${Math.round(radius * tilt)} 0 0 0 ${radius} -268V-96A${radius} ${Math.round(radius * tilt)} 0 0 1 ${-radius} -96Z`
  const slots = Array.from({ length: 9 }, (_, index) => {
    const x = Math.round(Math.sin(((index - 4) / 4.6) * 1.4) * 84)
    return `M${x} ${-404 + Math.round(Math.sqrt(Math.max(0, 1 - (x / 88) ** 2)) * 20)}v52`
  }).join('')
  const wrap = (text: string, y: number, size: number) =>
    drawLineAround(text, y, fitLine(text, { face: 'sans', size, fill: choosePrint(main) }, 180), radius, tilt)
  return {
    body:
      drawTurned(sheet, body, '#f3f1ec', 0.2) +
      `<path d="${band}" fill="${main}"/>${wrap('puro', -176, 56)}${wrap(lines.line1, -124, 34)}` +
      `<path d="${outlineTurned(body)}" fill="${sheet.linear([
        [0, '#000', 0.2],
        [0.22, '#fff', 0.3],
        [0.42, '#fff', 0],
        [0.85, '#000', 0.22],
        [1, '#000', 0.14]
      ])}"/>` +
      drawTurned(
        sheet,
        [
          [88, -424],
          [92, -330]
        ],
        '#dcdad4',
        0.2
      ) +
      `<path d="${slots}" stroke="${shade('#dcdad4', 0.5)}" stroke-width="8" stroke-linecap="round"/>` +
      drawDisc(-424, 88, '#f7f5f0') +
      drawDisc(-424, 40, '#cfcdc7'),
    base: createRoundBase(102),
    height: 340
  }
}
