import { lighten, shade } from '../colour'
import { createBox, type Point } from '../solids'
import type { Item } from '../studio'
import type { Subject } from '../subject'

/** Width, height and depth of a flat box. */
export const openBoxSize = [640, 210, 330] as const
const [width, height, depth] = openBoxSize

export interface OpenBox {
  lid: string
  front: string
  contents(project: (x: number, y: number, z: number) => Point): string
}

/** A flat box with its lid standing open behind what is in it. */
export function buildOpenBox({ sheet, main }: Subject, { lid, front, contents }: OpenBox): Item {
  const box = createBox(width, height, depth, 24)
  const at = ({ x, y }: { x: number; y: number }) => `translate(${Math.round(x)} ${Math.round(y)})`
  const frontCorner = box.project(-width / 2, height, -depth / 2)
  const backCorner = box.project(-width / 2, height, depth / 2)
  const lidShift = at({ x: backCorner.x - frontCorner.x, y: backCorner.y - frontCorner.y - depth * 0.94 })
  const lidPanel = `<rect width="${width}" height="${depth}" fill="${main}"/>${lid}<rect width="${width}" height="${depth}" fill="${sheet.linear(
    [
      [0, '#fff', 0.16],
      [1, '#000', 0.16]
    ]
  )}"/>`
  const inside = `<rect width="${width}" height="${depth}" fill="${lighten(main, 0.25)}"/><rect x="14" y="12" width="${width - 28}" height="${depth - 24}" fill="${shade(main, 0.55)}"/>`
  return {
    body:
      `<g transform="${lidShift}"><g transform="${box.front}">${lidPanel}</g></g><g transform="${box.top}">${inside}</g>${contents(box.project)}` +
      `<g transform="${box.side}"><rect width="${depth}" height="${height}" fill="${shade(main, 0.36)}"/></g>` +
      `<g transform="${box.front}"><rect width="${width}" height="${height}" fill="${main}"/>${front}<rect width="${width}" height="${height}" fill="${sheet.linear(
        [
          [0, '#fff', 0.2],
          [0.5, '#fff', 0],
          [1, '#000', 0.12]
        ]
      )}"/><path d="M0 2H${width}" stroke="#fff" stroke-opacity=".4" stroke-width="4"/></g>`,
    base: box.base,
    height: height + 200
  }
}
