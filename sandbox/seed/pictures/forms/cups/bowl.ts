import { lighten, mixColours, shade } from '../../colour'
import type { Sheet } from '../../sheet'
import { createRoundBase, drawTurned, type Profile } from '../../solids'
import type { Item } from '../../studio'
import { drawVessel, type CupLook } from './porcelain'

/** Fine bubbles on whisked matcha. */
function drawFoam(y: number, radius: number, drink: string): string {
  const bubbles = Array.from({ length: 34 }, (_, index) => {
    const distance = radius * 0.86 * Math.sqrt((index + 0.5) / 34)
    const angle = index * 2.39996
    const [x, dy] = [Math.cos(angle) * distance, Math.sin(angle) * distance * 0.24]
    return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y + dy)}" rx="${4 + (index % 4) * 2}" ry="${2 + (index % 3)}"/>`
  })
  return `<g fill="${lighten(drink, 0.45)}" fill-opacity=".5">${bubbles.join('')}</g>`
}

/** A wide tea bowl on a narrow foot, without a handle; glazed inside, matt outside. */
export function buildBowl(sheet: Sheet, look: CupLook): Item {
  const top = -206
  const profile: Profile = [
    [206, top],
    [212, -150, 196, -64, 116, -30]
  ]
  const glaze = mixColours(look.body, look.drink, 0.35)
  const runs = [-150, -96, -30, 44, 104, 160]
    .map((x, index) => {
      const y = top + Math.sqrt(1 - (x / 208) ** 2) * 48
      return `M${x - 20} ${Math.round(y)}q8 ${34 + (index % 3) * 22} 20 ${34 + (index % 3) * 22}t20 ${-34 - (index % 3) * 22}Z`
    })
    .join('')
  return {
    body:
      drawTurned(
        sheet,
        [
          [100, -40],
          [94, 0]
        ],
        mixColours(shade(look.body, 0.3), '#b89a72', 0.5),
        0.05
      ) +
      drawVessel(sheet, { ...look, inside: glaze }, profile, 206, top, 44) +
      drawFoam(top + 44, 190, look.drink) +
      `<path d="${runs}" fill="${lighten(glaze, 0.2)}" fill-opacity=".45"/>`,
    base: createRoundBase(106),
    height: 190
  }
}
