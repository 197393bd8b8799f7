import { lighten, shade } from '../../colour'
import { createRoundBase, drawDisc, drawTurned, tilt, type Profile } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { drawTube } from './tubing'

/** Rows of fine holes around a sieve. */
function drawHoles(radius: number, from: number, rows: number): string {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 13 }, (_, hole) => {
      const angle = ((hole - 6 + (row % 2) / 2) / 7) * 1.4
      const x = Math.sin(angle) * radius
      const y = from + row * 27 + Math.cos(angle) * radius * tilt
      return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.max(1.4, 4.6 * Math.cos(angle)).toFixed(1)}" ry="4.6"/>`
    }).join('')
  ).join('')
}

/** A basket infuser with its lid leaning beside it. */
export function buildInfuser(subject: Subject): Item {
  const { sheet, main, accent } = subject
  const basket: Profile = [
    [150, -330],
    [138, -30],
    [132, -10, 100, 0, 84, 0]
  ]
  const lid = `<g transform="translate(262 -104) rotate(64)"><ellipse rx="120" ry="62" fill="${shade(accent, 0.3)}"/><ellipse cy="-9" rx="120" ry="62" fill="${sheet.linear(
    [
      [0, lighten(accent, 0.45)],
      [1, accent]
    ]
  )}"/><ellipse cy="-12" rx="92" ry="46" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4"/><g transform="translate(0 -14)">${drawTurned(
    sheet,
    [
      [20, -34],
      [30, -24],
      [18, 0]
    ],
    main,
    0.5
  )}</g></g>`
  return {
    body:
      lid +
      drawTube('M-196 -330H-140', main, 30) +
      drawTube('M196 -330H140', main, 30) +
      drawTurned(sheet, basket, main, 0.7) +
      `<g fill="${shade(main, 0.75)}" fill-opacity=".6">${drawHoles(143, -286, 8)}</g>` +
      drawTurned(
        sheet,
        [
          [176, -346],
          [176, -328],
          [152, -318]
        ],
        main,
        0.8
      ) +
      drawDisc(
        -346,
        176,
        sheet.linear([
          [0, lighten(main, 0.6)],
          [0.5, lighten(main, 0.2)],
          [1, shade(main, 0.1)]
        ])
      ) +
      drawDisc(
        -344,
        146,
        sheet.linear([
          [0, shade(main, 0.6)],
          [1, shade(main, 0.15)]
        ])
      ) +
      (subject.motif === 'none'
        ? ''
        : `<g transform="translate(0 -336) scale(.62 .15)">${subject.showNature('rotate(20)')}</g>`),
    base: [...createRoundBase(104), { x: 330, y: -8 }, { x: 300, y: 12 }],
    height: 300
  }
}
