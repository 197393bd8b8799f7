import { lighten, shade } from '../../colour'
import type { Sheet } from '../../sheet'
import { createRoundBase, tilt, type Profile } from '../../solids'
import type { Item } from '../../studio'
import { drawVessel, type CupLook } from './porcelain'

/** A stoneware tumbler with grooves for the fingers, without a handle. */
export function buildTumbler(sheet: Sheet, look: CupLook): Item {
  const top = -252
  const profile: Profile = [
    [124, top],
    [124, -120],
    [122, -40, 112, -6, 92, 0]
  ]
  const grooves = [-176, -148, -120, -92, -64].map(y => {
    const arc = (offset: number, stroke: string) =>
      `<path d="M-122 ${y + offset}A122 ${Math.round(122 * tilt)} 0 0 0 122 ${y + offset}" stroke="${stroke}"/>`
    return arc(0, shade(look.body, 0.5)) + arc(6, lighten(look.body, 0.5))
  })
  return {
    body:
      drawVessel(sheet, look, profile, 124, top, 16) +
      `<g fill="none" stroke-width="5" stroke-opacity=".5">${grooves.join('')}</g>`,
    base: createRoundBase(106),
    height: 230
  }
}
