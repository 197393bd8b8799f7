import { lighten, shade } from '../../colour'
import { drawLineAround } from '../../lettering/lettering'
import { createRoundBase, drawDisc, drawTurned, outlineTurned, tilt } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { choosePrint } from '../puro-print'

/** An electric frother: a straight jug on a base, with a clear lid. */
export function buildMilkFrother(subject: Subject): Item {
  const { sheet, main, accent } = subject
  const [radius, top] = [168, -430]
  const fill = choosePrint(main)
  const milk = subject.view === 3
  return {
    body:
      drawTurned(
        sheet,
        [
          [190, -34],
          [196, 0]
        ],
        '#25211f',
        0.4
      ) +
      `<path d="M150 -350C290 -366 296 -110 152 -104" fill="none" stroke="#25211f" stroke-width="34"/><path d="M152 -356C280 -364 284 -130 160 -112" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="7"/>` +
      drawTurned(
        sheet,
        [
          [radius, top],
          [radius + 6, -36]
        ],
        main,
        0.6
      ) +
      drawLineAround(
        'puro',
        -180 + radius * tilt,
        { face: 'sans', size: 74, fill, tracking: -0.03 },
        radius,
        tilt
      ) +
      `<circle cy="-62" r="19" fill="#1c1816"/><circle cy="-62" r="12" fill="none" stroke="${accent}" stroke-width="5"/>` +
      drawDisc(top, radius, lighten(main, 0.35)) +
      drawDisc(
        top,
        radius - 8,
        sheet.linear([
          [0, shade(main, 0.5)],
          [1, shade(main, 0.15)]
        ])
      ) +
      (milk
        ? `<ellipse cy="${top + 8}" rx="150" ry="35" fill="#fffaf2"/><path d="M-120 ${top + 4}C-110 ${top - 62} -40 ${top - 48} -24 ${top - 66}C10 ${top - 96} 70 ${top - 70} 78 ${top - 46}C120 ${top - 46} 138 ${top - 14} 120 ${top + 6}Z" fill="${sheet.radial(
            [
              [0, '#ffffff'],
              [1, '#e9ded0']
            ]
          )}"/>`
        : `<path d="${outlineTurned([
            [120, top - 40],
            [164, top - 34, 170, top - 20, 170, top]
          ])}" fill="${sheet.linear([
            [0, '#fff', 0.75],
            [0.4, '#e4ecee', 0.5],
            [1, '#9aa8ab', 0.65]
          ])}"/><path d="M-110 ${top - 28}Q-60 ${top - 8} 0 ${top - 6}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/><g transform="translate(0 ${top - 36})">${drawTurned(
            sheet,
            [
              [28, -30],
              [34, 0]
            ],
            '#25211f',
            0.4
          )}</g>`),
    base: createRoundBase(196),
    height: 440
  }
}
