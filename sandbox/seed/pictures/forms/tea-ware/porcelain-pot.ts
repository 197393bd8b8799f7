import { lighten, mixColours, shade } from '../../colour'
import { createRoundBase, drawTurned, tilt, type Profile } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { drawHandle } from '../cups/porcelain'
import { drawKnob } from './tubing'

/** A round-bellied pot of glazed porcelain: nothing shows through, the glaze thins to a paler tone at its edges. */
export function buildPorcelainPot(subject: Subject): Item {
  const { sheet, main, accent } = subject
  const edge = mixColours(main, accent, 0.5)
  const belly: Profile = [
    [108, -356],
    [196, -344, 276, -268, 276, -180],
    [276, -84, 206, -22, 142, -16]
  ]
  const spoutFill = sheet.linear(
    [
      [0, lighten(main, 0.2)],
      [0.5, main],
      [1, shade(main, 0.4)]
    ],
    [0.2, 0, 0.7, 1]
  )
  return {
    body:
      drawHandle(sheet, main, 'M236 -296C392 -330 396 -84 236 -92', 44) +
      `<path d="M-216 -96C-322 -120 -322 -250 -398 -330C-390 -350 -362 -360 -344 -350C-290 -290 -282 -258 -226 -262Z" fill="${spoutFill}"/><path d="M-398 -330C-390 -350 -362 -360 -344 -350C-352 -334 -378 -326 -398 -330Z" fill="${shade(main, 0.55)}"/><path d="M-360 -316C-306 -246 -300 -180 -252 -136" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="10" stroke-linecap="round"/>` +
      drawTurned(
        sheet,
        [
          [146, -26],
          [138, 0]
        ],
        mixColours(accent, main, 0.2),
        0.3
      ) +
      drawTurned(sheet, belly, main, 0.42) +
      `<path d="M-202 -270C-236 -226 -242 -160 -222 -112" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="18" stroke-linecap="round"/>` +
      drawTurned(
        sheet,
        [
          [122, -366],
          [120, -350]
        ],
        edge,
        0.3
      ) +
      drawTurned(
        sheet,
        [
          [34, -424],
          [92, -418, 116, -392, 118, -366]
        ],
        main,
        0.42
      ) +
      `<path d="M-118 -366A118 ${Math.round(118 * tilt)} 0 0 0 118 -366" fill="none" stroke="${edge}" stroke-width="7"/>` +
      drawKnob(subject, -420, 34, edge),
    base: createRoundBase(170),
    height: 400
  }
}
