import { lighten, mixColours, shade } from '../../colour'
import { createBox, drawPolygon } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'
import { buildCapsule } from '../capsule'
import { mixFamily } from '../samplers'

const [width, height, depth, out] = [600, 150, 420, 300]

/** A wooden case whose drawer is pulled out on rows of capsules. */
export function buildCapsuleDrawer(subject: Subject): Item {
  const { sheet, main, accent } = subject
  const wood = mixColours(main, '#c99c68', 0.4)
  const box = createBox(width, height, depth, 24)
  const near = -depth / 2 - out
  const [left, right] = [-width / 2 + 22, width / 2 - 22]
  const [from, to] = [box.project(-width / 2, height, -depth / 2), box.project(-width / 2, height, near)]
  const ahead = `translate(${Math.round(to.x - from.x)} ${Math.round(to.y - from.y)})`
  const grain = (w: number, h: number) =>
    `<path d="M0 ${h * 0.3}Q${w * 0.4} ${h * 0.2} ${w} ${h * 0.34}M0 ${h * 0.66}Q${w * 0.5} ${h * 0.76} ${w} ${h * 0.62}" fill="none" stroke="${shade(wood, 0.4)}" stroke-opacity=".4" stroke-width="4"/>`
  const tray = [
    box.project(left, height - 34, -depth / 2),
    box.project(right, height - 34, -depth / 2),
    box.project(right, height - 34, near),
    box.project(left, height - 34, near)
  ]
  const wall = [
    box.project(right, height - 34, -depth / 2),
    box.project(right, height - 34, near),
    box.project(right, 16, near),
    box.project(right, 16, -depth / 2)
  ]
  const family = mixFamily(subject)
  const capsules = [70, 160, 250]
    .map((step, row) =>
      [0, 1, 2, 3, 4]
        .map(column => {
          const { x, y } = box.project(left + 62 + column * 108, 34, -depth / 2 - step)
          const tone = family[column % 5] ?? accent
          return sheet.keep(buildCapsule(sheet, row % 2 ? lighten(tone, 0.08) : tone).body)(
            `translate(${Math.round(x)} ${Math.round(y)}) scale(.66)`
          )
        })
        .join('')
    )
    .join('')
  const front = `<rect width="${width}" height="${height - 10}" rx="4" y="5" fill="${wood}"/>${grain(width, height)}<rect x="${width / 2 - 70}" y="30" width="140" height="24" rx="12" fill="${shade(wood, 0.6)}"/><rect width="${width}" height="${height - 10}" y="5" fill="${sheet.linear(
    [
      [0, '#fff', 0.2],
      [0.5, '#fff', 0],
      [1, '#000', 0.12]
    ]
  )}"/>`
  const last = box.project(0, 0, near)
  // The middle of case and drawer together stands on the origin.
  const shift = { x: Math.round(-last.x / 2), y: Math.round(-last.y / 2) }
  const base = [
    ...box.base.slice(2),
    { x: last.x - width * 0.46, y: last.y - 40 },
    { x: last.x + width * 0.46, y: last.y + 40 }
  ].map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }))
  return {
    body:
      `<g transform="translate(${shift.x} ${shift.y})">` +
      `<g transform="${box.side}"><rect width="${depth}" height="${height}" fill="${shade(wood, 0.4)}"/></g>` +
      `<g transform="${box.front}"><rect width="${width}" height="${height}" fill="${shade(wood, 0.66)}"/></g>` +
      `<g transform="${box.top}"><rect width="${width}" height="${depth}" fill="${lighten(wood, 0.3)}"/>${grain(width, depth)}</g>` +
      `<path d="${drawPolygon(tray)}" fill="${shade(wood, 0.5)}"/>${capsules}` +
      `<path d="${drawPolygon(wall)}" fill="${shade(wood, 0.42)}"/>` +
      `<g transform="${ahead}"><g transform="${box.front}">${front}</g></g></g>`,
    base,
    height
  }
}
