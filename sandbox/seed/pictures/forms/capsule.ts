import { lighten, mixColours, shade } from '../colour'
import type { Sheet } from '../sheet'
import { createRoundBase, drawDisc, drawTurned, type Profile } from '../solids'
import type { Item } from '../studio'

const rim = 84

/** A coffee capsule standing on its wide rim, in anodised colour. */
export function buildCapsule(sheet: Sheet, colour: string): Item {
  const body: Profile = [
    [36, -116],
    [50, -108, 56, -100, 58, -90],
    [66, -14]
  ]
  const flange: Profile = [
    [rim, -16],
    [rim, -6]
  ]
  return {
    body:
      drawTurned(sheet, flange, mixColours(colour, '#d9d4cc', 0.25), 0.6) +
      drawDisc(
        -16,
        rim,
        sheet.linear([
          [0, lighten(colour, 0.5)],
          [0.5, lighten(colour, 0.12)],
          [1, shade(colour, 0.25)]
        ])
      ) +
      `<ellipse cx="14" cy="-15" rx="72" ry="16" fill="${shade(colour, 0.7)}" fill-opacity=".5"/>` +
      drawTurned(sheet, body, colour, 0.7) +
      drawDisc(
        -116,
        36,
        sheet.linear([
          [0, lighten(colour, 0.6)],
          [1, lighten(colour, 0.1)]
        ])
      ) +
      drawDisc(
        -115,
        22,
        sheet.linear([
          [0, shade(colour, 0.15)],
          [1, lighten(colour, 0.3)]
        ])
      ),
    base: createRoundBase(rim),
    height: 110
  }
}

/** A capsule tipped on its side, its foil towards the viewer. */
export function buildLyingCapsule(sheet: Sheet, colour: string): Item {
  const foil = sheet.linear(
    [
      [0, '#f4f0ea'],
      [0.45, '#cfc9c0'],
      [1, '#a39c92']
    ],
    [0, 0, 1, 1]
  )
  const side = sheet.linear(
    [
      [0, lighten(colour, 0.5)],
      [0.3, lighten(colour, 0.1)],
      [0.6, colour],
      [1, shade(colour, 0.5)]
    ],
    [0, 0, 0, 1]
  )
  return {
    body:
      `<g transform="translate(0 -64) rotate(-8)"><path d="M-22 -66L88 -46Q108 -40 110 -22V26Q108 44 88 48L-22 68Z" fill="${side}"/>` +
      `<path d="M96 -38Q112 0 96 42" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>` +
      `<ellipse cx="-18" rx="40" ry="86" fill="${shade(colour, 0.2)}"/><ellipse cx="-24" rx="39" ry="85" fill="${lighten(colour, 0.3)}"/><ellipse cx="-25" rx="33" ry="76" fill="${foil}"/>` +
      `<ellipse cx="-25" rx="22" ry="52" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.5"/></g>`,
    base: createRoundBase(74).map(({ x, y }) => ({ x: x + 18, y })),
    height: 120
  }
}
