import { extrude, type Corner } from '../extrusion'
import { drawDisc, drawTurned } from '../solids'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { steel, drawBrewing, drawColumnShade, drawGrille, drawSpout, markBrand, move } from './machine-parts'

/** The smallest machine: one curve, one button. */
export function buildCompactMachine(subject: Subject): Item {
  const { sheet, main, accent } = subject
  const profile: Corner[] = [
    [-250, 0, 20],
    [230, 0, 20],
    [230, 560, 150],
    [-200, 560, 110],
    [-215, 395, 40],
    [-10, 380, 60],
    [-10, 72, 24],
    [-250, 72, 24]
  ]
  const machine = extrude(sheet, profile, 250, main)
  const spout = machine.project(-122, 384, -20)
  const cup = machine.project(-128, 76, -6)
  const button = machine.project(-40, 566, 0)
  return {
    body:
      machine.body +
      drawColumnShade(subject, machine, -10, [392, 84], 250) +
      drawGrille(machine, [-225, -34], 74, 96) +
      move(spout, drawSpout(sheet, 30, 48)) +
      drawBrewing(subject, cup, { x: spout.x, y: spout.y + 48 }) +
      move(
        button,
        drawTurned(
          sheet,
          [
            [58, -12],
            [58, 0]
          ],
          steel,
          0.7
        ) +
          drawDisc(
            -12,
            58,
            sheet.linear([
              [0, '#f6f4f0'],
              [1, '#b5b1ab']
            ])
          ) +
          drawDisc(-12, 34, accent)
      ) +
      markBrand(machine, 34, 330, 78, main) +
      `<g transform="${machine.flank(20, 96)}"><path d="M0 0H190" stroke="${accent}" stroke-width="6" stroke-linecap="round"/></g>`,
    base: machine.base,
    height: 540
  }
}
