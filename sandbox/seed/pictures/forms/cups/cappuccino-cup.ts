import { mixColours } from '../../colour'
import type { Sheet } from '../../sheet'
import { createRoundBase, tilt, type Profile } from '../../solids'
import type { Item } from '../../studio'
import { drawHandle, drawSaucer, drawVessel, type CupLook } from './porcelain'

/** A leaf of milk foam poured into the crema, seen flat. */
function drawRosetta(radius: number): string {
  const ribs = [0.62, 0.42, 0.22, 0.02, -0.18, -0.36].map((y, index) => {
    const reach = radius * (0.56 - index * 0.07)
    const at = radius * y
    return `<path d="M${-reach} ${at - radius * 0.16}Q${-reach * 0.2} ${at + radius * 0.06} 0 ${at + radius * 0.08}Q${reach * 0.2} ${at + radius * 0.06} ${reach} ${at - radius * 0.16}" fill="none" stroke="#fbf3e4" stroke-width="${radius * 0.11}" stroke-linecap="round"/>`
  })
  return `${ribs.join('')}<path d="M0 ${radius * 0.8}V${-radius * 0.62}" stroke="#b67a3c" stroke-width="${radius * 0.05}"/>`
}

/** A wide, round-bottomed cup with a drawing of foam, on its saucer. */
export function buildCappuccinoCup(sheet: Sheet, look: CupLook): Item {
  const top = -182
  const profile: Profile = [
    [158, top],
    [160, -104, 128, -34, 72, -16]
  ]
  return {
    body:
      drawSaucer(sheet, look.body, 214) +
      drawHandle(sheet, look.body, 'M150 -150C226 -164 226 -74 128 -80', 26) +
      drawVessel(
        sheet,
        { ...look, crema: true, inside: mixColours(look.body, '#fffaf2', 0.7) },
        profile,
        158,
        top,
        9
      ) +
      `<g transform="translate(0 ${top + 9}) scale(1 ${tilt}) rotate(-24)">${drawRosetta(138)}</g>`,
    base: createRoundBase(180),
    height: 165
  }
}
