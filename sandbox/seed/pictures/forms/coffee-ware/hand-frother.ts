import { lighten, shade } from '../../colour'
import { createRoundBase, drawDisc, drawTurned, tilt } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { drawTube } from '../tea-ware/tubing'

/** A hand-held frother hanging in its stand: grip, thin rod and coil. */
export function buildHandFrother({ sheet, main, accent }: Subject): Item {
  const coil = [0, 1, 2, 3]
    .map(turn => `<ellipse cy="${-66 - turn * 9}" rx="${34 - Math.abs(turn - 1.5) * 5}" ry="10"/>`)
    .join('')
  return {
    body:
      drawTurned(
        sheet,
        [
          [158, -26],
          [164, 0]
        ],
        main,
        0.4
      ) +
      drawDisc(
        -26,
        158,
        sheet.linear([
          [0, lighten(main, 0.4)],
          [1, shade(main, 0.1)]
        ])
      ) +
      `<ellipse cy="-26" rx="60" ry="${60 * tilt}" fill="${shade(main, 0.5)}" fill-opacity=".5"/>` +
      drawTube('M118 -30C150 -180 150 -300 92 -330C66 -342 40 -338 20 -336', '#c9c6c1', 22) +
      `<path d="M0 -330V-96" stroke="#8f8b86" stroke-width="9"/><path d="M-2 -330V-96" stroke="#f4f2ee" stroke-width="3"/><g fill="none" stroke="#a9a59f" stroke-width="7">${coil}</g>` +
      drawTurned(
        sheet,
        [
          [36, -600],
          [58, -590, 60, -540, 60, -500],
          [56, -380, 50, -330, 24, -318]
        ],
        main,
        0.5
      ) +
      `<path d="M-54 -346Q0 -326 54 -346L50 -330Q0 -312 -50 -330Z" fill="#c9c6c1"/>` +
      drawTurned(
        sheet,
        [
          [30, -612],
          [36, -598]
        ],
        accent,
        0.4
      ) +
      `<ellipse cx="-8" cy="-520" rx="15" ry="20" fill="${shade(main, 0.6)}"/><ellipse cx="-9" cy="-522" rx="10" ry="14" fill="${accent}"/>`,
    base: createRoundBase(160),
    height: 430
  }
}
