import { extrude, type Corner, type Extrusion } from '../../extrusion'
import { drawDisc, drawTurned } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { steel, drawBrewing, drawColumnShade, drawGrille, drawSpout, markBrand, move } from './parts'

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

function drawButton({ sheet, accent }: Subject, lit: boolean): string {
  return (
    drawTurned(
      sheet,
      [
        [34, -10],
        [34, 0]
      ],
      steel,
      0.7
    ) +
    drawDisc(
      -10,
      34,
      sheet.linear([
        [0, '#f6f4f0'],
        [1, '#b5b1ab']
      ])
    ) +
    drawDisc(-10, 19, lit ? accent : '#6f6a66')
  )
}

/** A row of buttons across the head, the first of them lit. */
function drawButtons(subject: Subject, machine: Extrusion, count: number): string {
  return Array.from({ length: count }, (_, index) =>
    move(machine.project(-60, 564, ((count - 1) / 2 - index) * 78), drawButton(subject, index === 0))
  ).join('')
}

/** The narrow curve both sizes share, with its buttons. */
function drawCompactBody(subject: Subject, buttons: number): { body: string; machine: Extrusion } {
  const { sheet, main, accent } = subject
  const machine = extrude(sheet, profile, 250, main)
  const spout = machine.project(-122, 384, -20)
  const cup = machine.project(-128, 76, -6)
  return {
    body:
      machine.body +
      drawColumnShade(subject, machine, -10, [392, 84], 250) +
      drawGrille(machine, [-225, -34], 74, 96) +
      move(spout, drawSpout(sheet, 30, 48)) +
      drawBrewing(subject, cup, { x: spout.x, y: spout.y + 48 }) +
      drawButtons(subject, machine, buttons) +
      markBrand(machine, 34, 330, 78, main) +
      `<g transform="${machine.flank(20, 96)}"><path d="M0 0H190" stroke="${accent}" stroke-width="6" stroke-linecap="round"/></g>`,
    machine
  }
}

/** The smallest machine: one curve, two buttons. */
export function buildCompactMachine(subject: Subject): Item {
  const { body, machine } = drawCompactBody(subject, 2)
  return { body, base: machine.base, height: 540 }
}

/** The same curve with a clear tank behind it and a third button for tea. */
export function buildCompactPlusMachine(subject: Subject): Item {
  const { sheet, accent } = subject
  const tank = extrude(
    sheet,
    [
      [206, 30, 16],
      [370, 30, 40],
      [370, 470, 40],
      [206, 470, 16]
    ],
    216,
    '#b9d0d8'
  )
  const water = `<g transform="${tank.flank(216, 330)}"><rect width="144" height="290" rx="16" fill="#7fb2c4" fill-opacity=".5"/><path d="M0 4H144" stroke="#fff" stroke-opacity=".7" stroke-width="5"/></g>`
  const lid = `<g transform="${tank.flank(206, 492)}"><rect width="168" height="26" rx="6" fill="${accent}"/></g>`
  const { body, machine } = drawCompactBody(subject, 3)
  return {
    body: `<g opacity=".92">${tank.body}</g>${water}${lid}${body}`,
    base: [...machine.base.slice(0, 1), ...tank.base.slice(1, 3), ...machine.base.slice(3)],
    height: 540
  }
}
