import { lighten, measureLightness, shade } from '../../colour'
import { type Extrusion } from '../../extrusion'
import { drawLine } from '../../lettering/lettering'
import type { Sheet } from '../../sheet'
import { drawTurned, type Point } from '../../solids'
import type { Subject } from '../../subject'
import { buildEspressoCup } from '../cups/porcelain'

export const steel = '#c9c6c1'
export const black = '#211d1b'

export function move({ x, y }: Point, drawing: string, scale = 1): string {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})">${drawing}</g>`
}

/** A spout hanging from the head, y = 0 at its upper end. */
export function drawSpout(sheet: Sheet, radius: number, length: number): string {
  return drawTurned(
    sheet,
    [
      [radius, 0],
      [radius * 0.8, length]
    ],
    black,
    0.4
  )
}

export function markBrand(extrusion: Extrusion, x: number, y: number, size: number, colour: string): string {
  const fill = measureLightness(colour) > 0.55 ? shade(colour, 0.7) : lighten(colour, 0.85)
  return `<g transform="${extrusion.flank(x, y)}">${drawLine('puro', 0, 0, { face: 'sans', size, fill, tracking: -0.03, align: 'left' })}</g>`
}

/** The shadow of the head on the column behind the cup. */
export function drawColumnShade(
  { sheet }: Subject,
  extrusion: Extrusion,
  x: number,
  [top, bottom]: [number, number],
  width: number
): string {
  const fade = sheet.linear(
    [
      [0, black, 0.55],
      [0.4, black, 0.18],
      [1, black, 0.04]
    ],
    [0, 0, 0, 1]
  )
  return `<g transform="${extrusion.facing(x, top)}"><rect width="${width}" height="${top - bottom}" fill="${fade}"/></g>`
}

/** The dark grille a cup stands on, between front and back of the tray. */
export function drawGrille(
  extrusion: Extrusion,
  [x1, x2]: [number, number],
  y: number,
  half: number
): string {
  const area = [
    extrusion.project(x1, y, half),
    extrusion.project(x2, y, half),
    extrusion.project(x2, y, -half),
    extrusion.project(x1, y, -half)
  ]
  const bars = Array.from({ length: 7 }, (_, index) => {
    const z = half - ((index + 0.5) * half * 2) / 7
    const [from, to] = [extrusion.project(x1 + 6, y, z), extrusion.project(x2 - 6, y, z)]
    return `M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`
  })
  const path = area.map(point => `${Math.round(point.x)} ${Math.round(point.y)}`).join('L')
  return `<path d="M${path}Z" fill="${black}"/><path d="${bars.join('')}" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>`
}

/** A cup filling under the spout, when the machine is shown in use. */
export function drawBrewing({ sheet, drink, view }: Subject, cup: Point, spout: Point): string {
  if (view !== 3) return ''
  const { body } = buildEspressoCup(sheet, { body: '#f7f3ec', drink, crema: true })
  const stream = `<path d="M-5 0V${Math.round(cup.y - spout.y - 92)}M6 0V${Math.round(cup.y - spout.y - 90)}" stroke="#5a2f14" stroke-width="4.5" stroke-linecap="round"/>`
  return move(spout, stream) + move(cup, body, 0.5)
}
