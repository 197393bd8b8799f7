import { lighten, mixColours, shade } from '../colour'
import { drawLineAround } from '../lettering/lettering'
import { createRoundBase, drawDisc, drawTurned, outlineTurned, tilt, type Profile } from '../solids'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { layOutTeaLabel } from './tea-label'

/** A jar of honey with a label and a wooden lid. */
export function buildHoneyJar(subject: Subject): Item {
  const { sheet, main, accent } = subject
  const radius = 196
  const jar: Profile = [
    [150, -400],
    [152, -372, radius, -366, radius, -320],
    [radius, -30],
    [radius, -8, 186, 0, 160, 0]
  ]
  const outline = outlineTurned(jar)
  const label = layOutTeaLabel(subject, 320, 206)
  const front = radius * tilt
  const honey = mixColours(main, '#d98a1c', 0.35)
  const amber = sheet.linear([
    [0, shade(honey, 0.35)],
    [0.16, lighten(honey, 0.32)],
    [0.4, lighten(honey, 0.1)],
    [0.75, shade(honey, 0.18)],
    [0.94, shade(honey, 0.4)],
    [1, lighten(honey, 0.2)]
  ])
  const band = `<path d="M-${radius} -306A${radius} ${front} 0 0 0 ${radius} -306V-94A${radius} ${front} 0 0 1 -${radius} -94Z" fill="#fbf8ef"/><path d="M-${radius} -296A${radius} ${front} 0 0 0 ${radius} -296M-${radius} -104A${radius} ${front} 0 0 0 ${radius} -104" fill="none" stroke="${label.ink}" stroke-opacity=".55" stroke-width="2.5"/>`
  return {
    body:
      `<path d="${outline}" fill="${amber}"/>` +
      `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}">${band}${label.lines.map(({ text, y, style }) => drawLineAround(text, -306 + front + y, style, radius, tilt)).join('')}</g>` +
      `<path d="${outline}" fill="${sheet.linear([
        [0, '#000', 0.2],
        [0.16, '#fff', 0.24],
        [0.36, '#fff', 0],
        [0.84, '#000', 0.2],
        [1, '#000', 0.1]
      ])}"/>` +
      `<path d="M-168 -336C-182 -330 -184 -300 -184 -270" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="11" stroke-linecap="round"/>` +
      drawTurned(
        sheet,
        [
          [168, -462],
          [170, -390]
        ],
        mixColours(accent, '#c79a66', 0.6),
        0.15
      ) +
      drawDisc(
        -462,
        168,
        sheet.linear([
          [0, '#efd9b4'],
          [1, '#cfa873']
        ])
      ) +
      `<g fill="none" stroke="#a97f4c" stroke-opacity=".4" stroke-width="3"><ellipse cy="-462" rx="120" ry="27"/><ellipse cy="-463" rx="72" ry="16"/></g>`,
    base: createRoundBase(190),
    height: 420
  }
}

/** One round biscuit lying flat, topped in the pack's accent. */
function drawBiscuit(subject: Subject): string {
  const { sheet, accent } = subject
  const dough = '#dcae6f'
  const crumbs = [
    [-44, -32],
    [30, -40],
    [52, -26],
    [-8, -18],
    [-62, -22],
    [16, -22]
  ]
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="5" ry="2.6" fill="${shade(dough, 0.4)}" fill-opacity=".5"/>`
    )
    .join('')
  return (
    drawTurned(
      sheet,
      [
        [104, -28],
        [108, -14, 106, -4, 98, 0]
      ],
      dough,
      0.05
    ) +
    drawDisc(
      -28,
      104,
      sheet.linear([
        [0, lighten(dough, 0.4)],
        [1, lighten(dough, 0.06)]
      ])
    ) +
    crumbs +
    `<ellipse cy="-30" rx="42" ry="10.5" fill="${shade(accent, 0.25)}"/><ellipse cy="-31" rx="36" ry="8" fill="${accent}"/><path d="M-24 -33Q-14 -37 0 -37" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`
  )
}

/** A little stack of biscuits with one leaning against it. */
export function buildBiscuits(subject: Subject, count = 4): Item {
  const biscuit = subject.sheet.keep(drawBiscuit(subject))
  const stack = Array.from({ length: count }, (_, index) =>
    biscuit(`translate(${[0, 9, -6, 5, -3][index % 5]} ${-index * 32})`)
  )
  return {
    body: stack.join('') + biscuit('translate(126 -56) rotate(62) scale(.98)'),
    base: [...createRoundBase(102), { x: 190, y: 6 }, { x: 160, y: 22 }],
    height: count * 34
  }
}
