import { lighten, shade } from '../../colour'
import { createRoundBase, drawDisc, drawTurned } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { drawKnob, drawTube } from './tubing'

/** An electric kettle with a swan's neck on its base with a dial and a scale of temperatures. */
export function buildKettle(subject: Subject): Item {
  const { sheet, main, accent } = subject
  return {
    body:
      drawTurned(
        sheet,
        [
          [252, -44],
          [258, 0]
        ],
        '#2a2624',
        0.3
      ) +
      drawDisc(-44, 252, '#3a3633') +
      `<path d="M-96 40h28m14 4h28m14 2h28m14 -2h28m14 -4h28" fill="none" stroke="#8b8580" stroke-width="9" stroke-linecap="round"/><path d="M-54 44h28" stroke="${accent}" stroke-width="9" stroke-linecap="round"/>` +
      drawTube('M-196 -110C-330 -120 -300 -300 -352 -380C-362 -398 -392 -402 -414 -392', main, 40) +
      drawTube('M150 -380C200 -470 350 -470 338 -330C332 -260 322 -200 318 -160', '#2a2624', 40) +
      drawTurned(
        sheet,
        [
          [138, -410],
          [150, -300, 216, -160, 220, -30]
        ],
        main,
        0.6
      ) +
      `<path d="M-218 -60A220 52.8 0 0 0 218 -60" fill="none" stroke="${shade(main, 0.6)}" stroke-opacity=".35" stroke-width="4"/>` +
      drawDisc(
        -410,
        138,
        sheet.linear([
          [0, lighten(main, 0.5)],
          [1, shade(main, 0.05)]
        ])
      ) +
      drawTurned(
        sheet,
        [
          [60, -440],
          [104, -436, 122, -424, 124, -412]
        ],
        main,
        0.6
      ) +
      drawKnob(subject, -436, 28, accent),
    base: createRoundBase(256),
    height: 430
  }
}
