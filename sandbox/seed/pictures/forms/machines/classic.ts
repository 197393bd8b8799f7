import { chooseContrasting, mixColours, shade } from '../../colour'
import { extrude, type Corner } from '../../extrusion'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { black, steel, drawBrewing, drawColumnShade, drawGrille, drawSpout, markBrand, move } from './parts'

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
  const lamp = chooseContrasting(black, accent, '#d8a25e')
  const panel = `<g transform="${machine.facing(-226, 520)}"><rect x="38" width="224" height="84" rx="18" fill="${black}"/>${[82, 127, 173, 218].map((x, index) => `<circle cx="${x}" cy="42" r="${13 + index * 2}" fill="none" stroke="${index === 1 ? lamp : '#fff'}" stroke-opacity="${index === 1 ? 1 : 0.5}" stroke-width="4"/>`).join('')}</g>`
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
