import { lighten, mixColours, shade } from './colour'
import { round, type Sheet } from './sheet'
import { drawPolygon, tilt, type Point } from './solids'

/** A corner of a profile: x to the back, y upwards, and how far it is rounded. */
export type Corner = [x: number, y: number, radius?: number]

const pitchCosine = Math.sqrt(1 - tilt * tilt)
const stepsPerCorner = 6

/** Replaces each corner by a short curve. */
function roundCorners(corners: Corner[]): Point[] {
  return corners.flatMap(([x, y, radius = 0], index) => {
    const [before, after] = [corners.at(index - 1), corners[(index + 1) % corners.length]]
    if (radius === 0 || !before || !after) return [{ x, y }]
    const towards = ([ox, oy]: Corner): Point => {
      const length = Math.hypot(ox - x, oy - y)
      const share = Math.min(radius / length, 0.5)
      return { x: x + (ox - x) * share, y: y + (oy - y) * share }
    }
    const [from, to] = [towards(before), towards(after)]
    return Array.from({ length: stepsPerCorner + 1 }, (_, step) => {
      const t = step / stepsPerCorner
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      return { x: a * from.x + b * x + c * to.x, y: a * from.y + b * y + c * to.y }
    })
  })
}

export interface Extrusion {
  body: string
  base: Point[]
  project(x: number, y: number, z: number): Point
  /** Transform of the plane facing left at x, its origin at height y on its far side, u towards the viewer. */
  facing(x: number, y: number): string
  /** Transform of the near flank, its origin at (x, y), u to the back, v down. */
  flank(x: number, y: number): string
}

/**
 * A profile drawn out to a width, seen from its left front: the faces towards the light are bright, the
 * near flank lies in half shade. Corners go anticlockwise from the lower front.
 */
export function extrude(
  sheet: Sheet,
  corners: Corner[],
  width: number,
  colour: string,
  { turn = 50, shine = 0.3 } = {}
): Extrusion {
  const [sine, cosine] = [-Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const half = width / 2
  const project = (x: number, y: number, z: number): Point => ({
    x: x * cosine + z * sine,
    y: -y * pitchCosine - (z * cosine - x * sine) * tilt
  })
  const outline = roundCorners(corners)
  const quads = outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length < 0.01) return []
    const [nx, ny] = [(to.y - from.y) / length, -(to.x - from.x) / length]
    if (nx * sine * pitchCosine + ny * tilt <= 0) return []
    const light = 0.62 * ny - 0.42 * nx * cosine + 0.32 * nx * sine
    const tone =
      light > 0.42 ? lighten(colour, (light - 0.42) * (0.8 + shine)) : shade(colour, (0.42 - light) * 0.75)
    const points = [
      project(from.x, from.y, half),
      project(to.x, to.y, half),
      project(to.x, to.y, -half),
      project(from.x, from.y, -half)
    ]
    const nearness = ((from.x + to.x) / 2) * sine * pitchCosine + ((from.y + to.y) / 2) * tilt
    return [
      {
        nearness,
        path: `<path d="${drawPolygon(points)}" fill="${tone}" stroke="${tone}" stroke-width="1.2"/>`
      }
    ]
  })
  quads.sort((a, b) => a.nearness - b.nearness)
  const flankTone = mixColours(shade(colour, 0.22), colour, 0.3)
  const flankFill = sheet.linear(
    [
      [0, lighten(flankTone, 0.1)],
      [0.35, flankTone],
      [1, shade(flankTone, 0.3)]
    ],
    [0.1, 0, 0.7, 1]
  )
  const flankPath = drawPolygon(outline.map(({ x, y }) => project(x, y, -half)))
  const matrix = (u: Point, origin: Point) =>
    `matrix(${[u.x, u.y, 0, pitchCosine].map(value => Math.round(value * 1000) / 1000).join(' ')} ${round(origin.x)} ${round(origin.y)})`
  const xs = outline.map(point => point.x)
  const [front, back] = [Math.min(...xs), Math.max(...xs)]
  return {
    body:
      quads.map(quad => quad.path).join('') +
      `<path d="${flankPath}" fill="${flankFill}" stroke="${lighten(colour, 0.25)}" stroke-opacity=".5" stroke-width="2"/>`,
    base: [
      project(front, 0, -half),
      project(back, 0, -half),
      project(back, 0, half),
      project(front, 0, half)
    ],
    project,
    facing: (x, y) => matrix({ x: -sine, y: cosine * tilt }, project(x, y, half)),
    flank: (x, y) => matrix({ x: cosine, y: sine * tilt }, project(x, y, -half))
  }
}
