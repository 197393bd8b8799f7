import { extrude, type Corner } from '../../extrusion'
import { drawTurned } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { black, drawBrewing, drawColumnShade, drawGrille, drawSpout, markBrand, move } from './parts'

/** Two outlets side by side under a display that speaks in sentences, with a large tank behind. */
export function buildProMachine(subject: Subject): Item {
  const { sheet, main, accent } = subject
  const turn = 58
  const profile: Corner[] = [
    [-230, 26, 8],
    [250, 26, 14],
    [250, 560, 26],
    [-190, 560, 26],
    [-190, 400, 14],
    [-20, 400, 10],
    [-20, 110, 10],
    [-230, 110, 14]
  ]
  const tank = extrude(
    sheet,
    [
      [236, 60, 10],
      [360, 60, 30],
      [360, 520, 40],
      [236, 520, 20]
    ],
    420,
    '#b9d0d8',
    { turn }
  )
  const machine = extrude(sheet, profile, 500, main, { turn })
  const head = `<g transform="${machine.facing(-190, 542)}"><rect x="16" width="468" height="124" rx="10" fill="${sheet.linear(
    [
      [0, '#f1efec'],
      [0.5, '#cdcac5'],
      [1, '#aaa6a0']
    ]
  )}"/><rect x="150" y="20" width="200" height="84" rx="8" fill="${black}"/><path d="M172 48H300M172 70H328" stroke="#f4efe6" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"/><circle cx="322" cy="46" r="8" fill="${accent}"/>${[56, 104, 396, 444].map(x => `<circle cx="${x}" cy="62" r="17" fill="${black}"/><circle cx="${x}" cy="62" r="10" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>`).join('')}</g>`
  const outlets = [110, -110].map(z => {
    const spot = machine.project(-110, 396, z)
    return (
      move(
        spot,
        drawTurned(
          sheet,
          [
            [58, -6],
            [54, 24]
          ],
          '#8f8b86',
          0.8
        )
      ) + move({ x: spot.x, y: spot.y + 22 }, drawSpout(sheet, 34, 46))
    )
  })
  const brew = machine.project(-110, 396, 110)
  const cup = machine.project(-116, 112, 110)
  const feet = [
    [-200, 220],
    [-200, -220],
    [220, -220]
  ].map(([x = 0, z = 0]) =>
    move(
      machine.project(x, 26, z),
      drawTurned(
        sheet,
        [
          [24, -6],
          [20, 24]
        ],
        black,
        0.4
      )
    )
  )
  return {
    body:
      `<g opacity=".9">${tank.body}</g>` +
      feet.join('') +
      machine.body +
      drawColumnShade(subject, machine, -20, [400, 116], 500) +
      head +
      drawGrille(machine, [-214, -34], 112, 226) +
      outlets.join('') +
      drawBrewing(subject, cup, { x: brew.x, y: brew.y + 68 }) +
      markBrand(machine, 26, 300, 92, main) +
      `<g transform="${machine.flank(-6, 372)}"><path d="M0 0H230" stroke="${accent}" stroke-width="8"/></g>`,
    base: [...machine.base.slice(0, 1), ...tank.base.slice(1, 3), ...machine.base.slice(3)],
    height: 560
  }
}
