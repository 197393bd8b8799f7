import { shade } from '../colour'
import { extrude, type Corner } from '../extrusion'
import type { Sheet } from '../sheet'
import { drawTurned } from '../solids'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { black, steel, drawBrewing, drawColumnShade, drawGrille, markBrand, move } from './machine-parts'

function drawPortafilter(sheet: Sheet): string {
  return (
    `<path d="M-26 22L-118 66" stroke="${black}" stroke-width="30" stroke-linecap="round"/><path d="M-40 22L-112 57" stroke="#fff" stroke-opacity=".22" stroke-width="6" stroke-linecap="round"/>` +
    drawTurned(
      sheet,
      [
        [50, 0],
        [50, 24],
        [42, 34]
      ],
      steel,
      0.8
    ) +
    drawTurned(
      sheet,
      [
        [16, 34],
        [12, 58]
      ],
      steel,
      0.8
    )
  )
}

/** Two groups, a gauge and a steam wand in a steel-fronted body. */
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
  const machine = extrude(sheet, profile, 500, main, { turn })
  const head = `<g transform="${machine.facing(-190, 542)}"><rect x="16" width="468" height="124" rx="10" fill="${sheet.linear(
    [
      [0, '#f1efec'],
      [0.5, '#cdcac5'],
      [1, '#aaa6a0']
    ]
  )}"/><circle cx="250" cy="62" r="46" fill="${black}"/><circle cx="250" cy="62" r="39" fill="#f6f2ea"/><path d="M226 82A31 31 0 1 1 274 82" fill="none" stroke="${accent}" stroke-width="6"/><path d="M250 62L268 42" stroke="${black}" stroke-width="5" stroke-linecap="round"/>${[70, 120, 380, 430].map(x => `<circle cx="${x}" cy="62" r="17" fill="${black}"/><circle cx="${x}" cy="62" r="10" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>`).join('')}</g>`
  const groups = [110, -110].map(z => {
    const spot = machine.project(-110, 392, z)
    return (
      move(
        spot,
        drawTurned(
          sheet,
          [
            [56, -6],
            [56, 22]
          ],
          '#8f8b86',
          0.8
        )
      ) + move({ x: spot.x, y: spot.y + 22 }, drawPortafilter(sheet))
    )
  })
  const wand = machine.project(-200, 400, -225)
  const brew = machine.project(-110, 392, 110)
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
      feet.join('') +
      machine.body +
      drawColumnShade(subject, machine, -20, [400, 116], 500) +
      head +
      drawGrille(machine, [-214, -34], 112, 226) +
      groups.join('') +
      drawBrewing(subject, cup, { x: brew.x, y: brew.y + 78 }) +
      move(
        wand,
        `<path d="M0 -6C-34 40 -30 120 -12 214" fill="none" stroke="${shade(steel, 0.45)}" stroke-width="17" stroke-linecap="round"/><path d="M-3 -6C-37 40 -33 120 -15 212" fill="none" stroke="#f4f2ee" stroke-width="6" stroke-linecap="round"/>`
      ) +
      markBrand(machine, 26, 300, 92, main) +
      `<g transform="${machine.flank(-6, 372)}"><path d="M0 0H230" stroke="${accent}" stroke-width="8"/></g>`,
    base: machine.base,
    height: 560
  }
}
