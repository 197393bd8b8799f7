import { lighten, mixColours, shade } from '../../colour'
import type { Sheet } from '../../sheet'
import { createRoundBase, drawTurned, type Profile } from '../../solids'
import type { Item } from '../../studio'
import { drawHandle, drawVessel, type CupLook } from './porcelain'

/** Iron specks of stoneware, the same every time. */
function drawSpecks(colour: string): string {
  const specks = Array.from({ length: 26 }, (_, index) => {
    const x = Math.sin(index * 1.9) * 122
    const y = -40 - ((index * 67) % 210)
    return `<circle cx="${Math.round(x)}" cy="${y}" r="${index % 3 === 0 ? 3 : 2}"/>`
  })
  return `<g fill="${shade(colour, 0.55)}" fill-opacity=".4">${specks.join('')}</g>`
}

/** A stoneware mug with a handle, its lid leaning against it. */
export function buildLiddedMug(sheet: Sheet, look: CupLook & { accent: string }): Item {
  const { body, accent } = look
  const profile: Profile = [
    [140, -290],
    [142, -110],
    [142, -40, 132, -8, 104, 0]
  ]
  const clay = mixColours(accent, '#b08a66', 0.45)
  const face = sheet.linear(
    [
      [0, lighten(body, 0.5)],
      [0.6, body],
      [1, shade(body, 0.16)]
    ],
    [0, 0, 1, 1]
  )
  const lid = `<g transform="translate(-196 -84) rotate(-62)"><ellipse rx="132" ry="70" cy="14" fill="${shade(body, 0.42)}"/><ellipse rx="132" ry="70" fill="${face}"/><ellipse rx="96" ry="49" fill="none" stroke="${shade(body, 0.22)}" stroke-opacity=".6" stroke-width="4"/><ellipse cy="-8" rx="26" ry="20" fill="${shade(clay, 0.2)}"/><ellipse cy="-16" rx="26" ry="20" fill="${clay}"/></g>`
  return {
    body:
      drawHandle(sheet, body, 'M132 -236C236 -254 236 -96 130 -92', 34) +
      drawVessel(sheet, look, profile, 140, -290, 18) +
      drawSpecks(body) +
      drawTurned(
        sheet,
        [
          [122, -8],
          [104, 0]
        ],
        clay,
        0.05
      ) +
      lid,
    base: [...createRoundBase(128), { x: -250, y: 4 }, { x: -150, y: 14 }],
    height: 260
  }
}
