import { lighten, mixColours, shade } from '../../colour'
import type { Sheet } from '../../sheet'
import { createRoundBase, drawDisc, drawTurned, tilt, type Profile } from '../../solids'
import type { Item } from '../../studio'

export interface CupLook {
  body: string
  drink: string
  /** Colour of the inner wall, where it differs. */
  inside?: string
  /** Crema instead of a clear infusion. */
  crema?: boolean
}

function drawContents(sheet: Sheet, y: number, radius: number, { drink, crema }: CupLook): string {
  const surface = crema
    ? sheet.radial(
        [
          [0, '#d9a566'],
          [0.6, '#b67a3c'],
          [1, '#7a4520']
        ],
        [0.4, 0.4, 0.7]
      )
    : sheet.radial(
        [
          [0, lighten(drink, 0.3)],
          [0.65, drink],
          [1, shade(drink, 0.3)]
        ],
        [0.42, 0.55, 0.7]
      )
  const glint = `<path d="M${-radius * 0.7} ${y - radius * tilt * 0.3}A${radius * 0.8} ${radius * 0.8 * tilt} 0 0 1 ${-radius * 0.1} ${y - radius * tilt * 0.78}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/>`
  return drawDisc(y, radius, surface) + glint
}

/** A round vessel with its drink: `rim` is the radius of its edge at `top`, `fill` how far below the drink is. */
export function drawVessel(
  sheet: Sheet,
  look: CupLook,
  profile: Profile,
  rim: number,
  top: number,
  fill: number
): string {
  const wall = look.inside ?? look.body
  const inside = sheet.linear([
    [0, shade(wall, 0.28)],
    [0.5, shade(wall, 0.1)],
    [1, lighten(wall, 0.3)]
  ])
  const inner = rim - 7
  const opening = sheet.clip(`<ellipse cy="${top}" rx="${inner}" ry="${inner * tilt}"/>`)
  return (
    drawTurned(sheet, profile, look.body, 0.3) +
    drawDisc(top, rim, lighten(look.body, 0.5)) +
    drawDisc(top, inner, inside) +
    `<g clip-path="${opening}">${drawContents(sheet, top + fill, inner - 2, look)}</g>`
  )
}

/** A saucer around the origin. */
export function drawSaucer(sheet: Sheet, body: string, radius: number): string {
  return (
    drawTurned(
      sheet,
      [
        [radius, -22],
        [radius - 6, -8, radius * 0.6, 0, radius * 0.45, 0]
      ],
      body,
      0.3
    ) +
    drawDisc(
      -22,
      radius,
      sheet.linear([
        [0, lighten(body, 0.55)],
        [0.6, lighten(body, 0.1)],
        [1, shade(body, 0.1)]
      ])
    ) +
    drawDisc(
      -18,
      radius * 0.62,
      sheet.linear([
        [0, shade(body, 0.16)],
        [0.5, shade(body, 0.03)],
        [1, lighten(body, 0.3)]
      ])
    ) +
    `<ellipse cx="26" cy="-14" rx="${radius * 0.62}" ry="${radius * 0.14}" fill="${sheet.radial(
      [
        [0, shade(body, 0.8), 0.5],
        [0.6, shade(body, 0.8), 0.3],
        [1, shade(body, 0.8), 0]
      ],
      [0.5, 0.5, 0.5]
    )}"/>`
  )
}

/** A ring of clay along a path at the right of a cup. */
export function drawHandle(sheet: Sheet, body: string, path: string, width: number): string {
  const light = mixColours(body, '#ffffff', 0.35)
  return (
    `<path d="${path}" fill="none" stroke="${shade(body, 0.3)}" stroke-width="${width}"/>` +
    `<path d="${path}" fill="none" stroke="${sheet.linear([
      [0, shade(body, 0.12)],
      [0.6, body],
      [1, light]
    ])}" stroke-width="${width * 0.62}"/>`
  )
}

/** A wide cup of tea on its saucer. */
export function buildTeaCup(sheet: Sheet, look: CupLook): Item {
  const profile: Profile = [
    [152, -168],
    [150, -80, 124, -26, 74, -16]
  ]
  return {
    body:
      drawSaucer(sheet, look.body, 226) +
      drawHandle(sheet, look.body, 'M142 -136C228 -150 226 -58 118 -62', 24) +
      drawVessel(sheet, look, profile, 152, -168, 14),
    base: createRoundBase(190),
    height: 150
  }
}

/** A small, thick-walled espresso cup on its saucer. */
export function buildEspressoCup(sheet: Sheet, look: CupLook): Item {
  const profile: Profile = [
    [112, -186],
    [112, -100, 98, -32, 66, -16]
  ]
  return {
    body:
      drawSaucer(sheet, look.body, 176) +
      drawHandle(sheet, look.body, 'M106 -150C172 -164 170 -74 96 -82', 22) +
      drawVessel(sheet, look, profile, 112, -186, 10),
    base: createRoundBase(150),
    height: 170
  }
}
