import { extrude, type Corner, type Extrusion } from '../extrusion'
import { lighten, measureLightness, mixColours, shade } from '../colour'
import { drawLine } from '../lettering/lettering'
import type { Sheet } from '../sheet'
import { drawDisc, drawTurned, type Point } from '../solids'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { buildEspressoCup } from './porcelain'

const steel = '#c9c6c1'
const black = '#211d1b'

function move({ x, y }: Point, drawing: string, scale = 1): string {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})">${drawing}</g>`
}

/** A spout hanging from the head, y = 0 at its upper end. */
function drawSpout(sheet: Sheet, radius: number, length: number): string {
  return drawTurned(
    sheet,
    [
      [radius, 0],
      [radius * 0.8, length]
    ],
    black,
    0.4
  )
}

function markBrand(extrusion: Extrusion, x: number, y: number, size: number, colour: string): string {
  const fill = measureLightness(colour) > 0.55 ? shade(colour, 0.7) : lighten(colour, 0.85)
  return `<g transform="${extrusion.flank(x, y)}">${drawLine('puro', 0, 0, { face: 'sans', size, fill, tracking: -0.03, align: 'left' })}</g>`
}

/** The shadow of the head on the column behind the cup. */
function drawColumnShade(
  { sheet }: Subject,
  extrusion: Extrusion,
  x: number,
  [top, bottom]: [number, number],
  width: number
): string {
  const fade = sheet.linear(
    [
      [0, black, 0.55],
      [0.4, black, 0.18],
      [1, black, 0.04]
    ],
    [0, 0, 0, 1]
  )
  return `<g transform="${extrusion.facing(x, top)}"><rect width="${width}" height="${top - bottom}" fill="${fade}"/></g>`
}

/** The dark grille a cup stands on, between front and back of the tray. */
function drawGrille(extrusion: Extrusion, [x1, x2]: [number, number], y: number, half: number): string {
  const area = [
    extrusion.project(x1, y, half),
    extrusion.project(x2, y, half),
    extrusion.project(x2, y, -half),
    extrusion.project(x1, y, -half)
  ]
  const bars = Array.from({ length: 7 }, (_, index) => {
    const z = half - ((index + 0.5) * half * 2) / 7
    const [from, to] = [extrusion.project(x1 + 6, y, z), extrusion.project(x2 - 6, y, z)]
    return `M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`
  })
  const path = area.map(point => `${Math.round(point.x)} ${Math.round(point.y)}`).join('L')
  return `<path d="M${path}Z" fill="${black}"/><path d="${bars.join('')}" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>`
}

/** A cup filling under the spout, when the machine is shown in use. */
function drawBrewing({ sheet, drink, view }: Subject, cup: Point, spout: Point): string {
  if (view !== 3) return ''
  const { body } = buildEspressoCup(sheet, { body: '#f7f3ec', drink, crema: true })
  const stream = `<path d="M-5 0V${Math.round(cup.y - spout.y - 92)}M6 0V${Math.round(cup.y - spout.y - 90)}" stroke="#5a2f14" stroke-width="4.5" stroke-linecap="round"/>`
  return move(spout, stream) + move(cup, body, 0.5)
}

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

/** The classic with a lever, a dark front and a water tank at the back. */
export function buildClassicMachine(subject: Subject): Item {
  const { sheet, main, accent } = subject
  const tank = extrude(
    sheet,
    [
      [150, 40, 10],
      [300, 40, 30],
      [300, 500, 60],
      [150, 500, 20]
    ],
    230,
    mixColours('#b9d0d8', main, 0.2)
  )
  const profile: Corner[] = [
    [-270, 0, 14],
    [170, 0, 14],
    [170, 540, 34],
    [40, 590, 60],
    [-210, 590, 90],
    [-240, 420, 30],
    [-20, 404, 20],
    [-20, 84, 20],
    [-270, 84, 20]
  ]
  const machine = extrude(sheet, profile, 300, main)
  const panel = `<g transform="${machine.facing(-226, 520)}"><rect x="56" width="188" height="84" rx="18" fill="${black}"/><circle cx="104" cy="42" r="21" fill="none" stroke="${accent}" stroke-width="5"/><circle cx="150" cy="42" r="21" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/><circle cx="196" cy="42" r="21" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/></g>`
  const lever = machine.project(-60, 590, 0)
  const spout = machine.project(-138, 412, -24)
  const cup = machine.project(-146, 88, -6)
  const { body: tankBody } = tank
  return {
    body:
      `<g opacity=".9">${tankBody}</g>` +
      machine.body +
      drawColumnShade(subject, machine, -20, [404, 96], 300) +
      panel +
      drawGrille(machine, [-246, -44], 86, 118) +
      move(spout, drawSpout(sheet, 36, 54)) +
      drawBrewing(subject, cup, { x: spout.x, y: spout.y + 54 }) +
      move(
        lever,
        `<path d="M-80 14C-86 -56 -40 -72 40 -58L120 -44" fill="none" stroke="${shade(steel, 0.5)}" stroke-width="30" stroke-linecap="round"/><path d="M-80 11C-86 -56 -40 -74 40 -61L120 -47" fill="none" stroke="${steel}" stroke-width="20" stroke-linecap="round"/><path d="M-84 -4C-80 -54 -36 -72 40 -65" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>`
      ) +
      markBrand(machine, 6, 330, 68, main) +
      `<g transform="${machine.flank(-14, 440)}"><path d="M0 0H180" stroke="${accent}" stroke-width="8"/></g>`,
    base: [...machine.base.slice(0, 1), ...tank.base.slice(1, 3), ...machine.base.slice(3)],
    height: 560
  }
}

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
