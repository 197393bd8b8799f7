import { lighten, shade } from '../../colour'
import { createRoundBase, drawDisc, drawTurned, outlineTurned, type Profile } from '../../solids'
import type { Sheet } from '../../sheet'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { buildClassicMachine } from './classic'
import { black, steel } from './parts'

/** A glass jug of milk with a dark lid and the ring that sets the foam. */
function drawMilkJug(sheet: Sheet, accent: string): string {
  const glass: Profile = [
    [84, -250],
    [92, -150, 92, -60, 84, 0]
  ]
  const milk: Profile = [
    [83, -170],
    [85, -100, 84, -40, 76, -8]
  ]
  return (
    `<path d="${outlineTurned(glass)}" fill="#eef4f5" fill-opacity=".55"/>` +
    drawTurned(sheet, milk, '#fbf7ee', 0.1) +
    drawDisc(-170, 83, '#fffdf8') +
    `<path d="${outlineTurned(glass)}" fill="${sheet.linear([
      [0, '#fff', 0.7],
      [0.14, '#a9bdbd', 0.2],
      [0.3, '#fff', 0.3],
      [0.8, '#8fa6a6', 0.18],
      [1, '#7d9494', 0.4]
    ])}" stroke="#8ba1a1" stroke-opacity=".5" stroke-width="3"/>` +
    drawTurned(
      sheet,
      [
        [88, -300],
        [92, -246]
      ],
      black,
      0.4
    ) +
    drawDisc(-300, 88, '#3a3532') +
    drawTurned(
      sheet,
      [
        [46, -326],
        [50, -300]
      ],
      accent,
      0.5
    ) +
    drawDisc(-326, 46, lighten(accent, 0.2))
  )
}

/** The classic with its milk jug hooked on at the side, and the pipe that leads to the spout. */
export function buildLatteMachine(subject: Subject): Item {
  const { sheet, accent } = subject
  const machine = buildClassicMachine(subject)
  const pipe = 'M-276 -222C-276 -322 -200 -352 -92 -346'
  const tube = `<path d="${pipe}" fill="none" stroke="${shade(steel, 0.5)}" stroke-width="20" stroke-linecap="round"/><path d="${pipe}" transform="translate(-2 -4)" fill="none" stroke="#f4f2ee" stroke-width="7" stroke-linecap="round"/>`
  return {
    body:
      machine.body +
      `${tube}<g transform="translate(-276 104) scale(1.04)">${drawMilkJug(sheet, accent)}</g>`,
    base: [...machine.base, ...createRoundBase(90).map(({ x, y }) => ({ x: x - 276, y: y + 104 }))],
    height: machine.height
  }
}
