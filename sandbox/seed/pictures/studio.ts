import { lighten, measureLightness, mixColours, shade } from './colour'
import { round, type Sheet } from './sheet'
import { drawPolygon, type Point } from './solids'

/** A thing that can be stood on the ground: the middle of its footprint is at the origin. */
export interface Item {
  body: string
  base: Point[]
  height: number
}

interface Placement {
  x: number
  y: number
  scale?: number
}

/** Where the shadow of something one unit high ends, with the light coming from the upper left. */
const shadowDirection = { x: 0.62, y: -0.1 }

/** Convex hull (monotone chain). */
function wrapPoints(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const cross = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)
  const chain = (list: Point[]) => {
    const hull: Point[] = []
    for (const point of list) {
      for (;;) {
        const [before, last] = [hull[hull.length - 2], hull[hull.length - 1]]
        if (!before || !last || cross(before, last, point) > 0) break
        hull.pop()
      }
      hull.push(point)
    }
    return hull.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.reverse())]
}

function drawShadow(sheet: Sheet, { base, height }: Item, ground: string): string {
  const reach = Math.min(height, 560) * 0.9
  const offset = { x: shadowDirection.x * reach, y: shadowDirection.y * reach }
  const far = base.map(({ x, y }) => ({ x: x * 0.92 + offset.x, y: y * 0.92 + offset.y }))
  const colour = shade(ground, 0.75)
  const fade = sheet.ramp(
    [
      [0, colour, 0.6],
      [0.5, colour, 0.3],
      [1, colour, 0]
    ],
    [0, 0, offset.x + Math.max(...base.map(point => point.x)) * 0.8, offset.y]
  )
  // One blur for both: the wide cast shadow and the dark line of contact.
  return (
    `<g filter="${sheet.blur(9, 0.12, 0.7)}"><path d="${drawPolygon(wrapPoints([...base, ...far]))}" fill="${fade}"/>` +
    `<path d="${drawPolygon(base)}" transform="translate(6 6)" fill="${shade(ground, 0.9)}" fill-opacity=".5"/></g>`
  )
}

/** Stands an item on the ground with its contact and cast shadow. */
export function stand(sheet: Sheet, item: Item, ground: string, { x, y, scale = 1 }: Placement): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${drawShadow(sheet, item, ground)}${item.body}</g>`
}

/** The seamless studio ground in one tint: a wall that rounds into the floor, lit from the upper left. */
export function drawStudio(
  sheet: Sheet,
  ground: string,
  width: number,
  height: number,
  horizon: number
): string {
  const dark = measureLightness(ground) < 0.4
  const glow = dark ? mixColours(ground, '#fff4e6', 0.2) : lighten(ground, 0.62)
  const wall = sheet.radial(
    [
      [0, glow],
      [0.5, ground],
      [1, shade(ground, dark ? 0.45 : 0.14)]
    ],
    [0.28, 0.22, 0.95]
  )
  const floor = sheet.ramp(
    [
      [0, shade(ground, dark ? 0.3 : 0.1), 0],
      [0.22, shade(ground, dark ? 0.3 : 0.09), 0.75],
      [0.34, lighten(ground, dark ? 0.09 : 0.3), 0.8],
      [1, dark ? shade(ground, 0.25) : ground, 0.9]
    ],
    [0, horizon - 90, 0, height]
  )
  const area = `width="${width}" height="${height}"`
  // A slanted band that fades to both sides: a blurred shape this large would cost most of the rendering time.
  const sun = lighten(ground, 0.8)
  const strength = dark ? 0.05 : 0.26
  const beam = sheet.linear(
    [
      [0.16, sun, 0],
      [0.34, sun, strength],
      [0.44, sun, strength],
      [0.62, sun, 0]
    ],
    [0, 0.1, 1, -0.25]
  )
  return `<rect ${area} fill="${wall}"/><rect ${area} fill="${floor}"/><rect ${area} fill="${beam}"/>`
}
