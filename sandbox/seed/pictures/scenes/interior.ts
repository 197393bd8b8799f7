import { lighten, mixColours, shade } from '../colour'
import { cover, type Stage } from './stage'

/** Planks of a table from `top` to the lower edge. */
export function drawTable(stage: Stage, top: number, wood: string): string {
  const { sheet, width, height } = stage
  const surface = sheet.ramp(
    [
      [0, lighten(wood, 0.26)],
      [0.5, wood],
      [1, shade(wood, 0.16)]
    ],
    [0, top, width * 0.3, height]
  )
  const grain = [0.2, 0.44, 0.72]
    .map(
      share =>
        `<path d="M0 ${Math.round(top + (height - top) * share)}H${width}" stroke="${shade(wood, 0.4)}" stroke-opacity=".22" stroke-width="${Math.round(2 + share * 3)}"/>`
    )
    .join('')
  return `<rect y="${top}" width="${width}" height="${height - top}" fill="${surface}"/>${grain}<rect y="${top}" width="${width}" height="5" fill="#fff" fill-opacity=".4"/>`
}

/** A wall with daylight falling in from the left. */
export function drawWall(stage: Stage): string {
  const { sheet, ground } = stage
  return cover(
    stage,
    sheet.radial(
      [
        [0, lighten(ground, 0.66)],
        [0.5, ground],
        [1, shade(ground, 0.2)]
      ],
      [0.16, 0.2, 1]
    )
  )
}

/** The light of a window on the wall: four slanted panes. */
export function drawWindowLight(
  { sheet, ground, width, height }: Stage,
  x: number,
  y: number,
  scale: number
): string {
  const light = lighten(mixColours(ground, '#fff0c8', 0.4), 0.5)
  const pane = (column: number, row: number) =>
    `<rect x="${column * 190}" y="${row * 240}" width="168" height="218" rx="4"/>`
  return `<g transform="translate(${Math.round(width * x)} ${Math.round(height * y)}) skewY(14) skewX(-8) scale(${scale})" fill="${light}" fill-opacity=".55" filter="${sheet.blur(7, 0.06)}">${pane(0, 0)}${pane(1, 0)}${pane(0, 1)}${pane(1, 1)}</g>`
}

/** A window in a frame, its upper left corner at (x, y); `view` is what lies outside. */
export function drawWindow(
  stage: Stage,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  view: string
): string {
  const { sheet, ground } = stage
  const frame = mixColours(lighten(ground, 0.7), '#fffdf8', 0.5)
  const bar = Math.max(12, width * 0.035)
  const [middle, cross] = [x + width / 2, y + height * 0.42]
  return (
    `<g clip-path="${sheet.clip(`<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`)}">${view}</g>` +
    `<path d="M${middle} ${y}V${y + height}M${x} ${cross}H${x + width}" stroke="${frame}" stroke-width="${bar * 0.8}"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${frame}" stroke-width="${bar * 1.5}"/>` +
    `<rect x="${x - bar}" y="${y - bar}" width="${width + bar * 2}" height="${height + bar * 2}" fill="none" stroke="${shade(ground, 0.3)}" stroke-opacity=".3" stroke-width="3"/>`
  )
}

/** A slim vase with a twig. */
export function drawVase({ sheet, unit }: Stage, x: number, y: number, colour: string, twig: string): string {
  const body = sheet.linear([
    [0, shade(colour, 0.12)],
    [0.28, lighten(colour, 0.4)],
    [0.6, colour],
    [1, shade(colour, 0.4)]
  ])
  const shadow = sheet.radial(
    [
      [0, '#2a1c12', 0.4],
      [1, '#2a1c12', 0]
    ],
    [0.5, 0.5, 0.5]
  )
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${unit})"><ellipse cx="50" rx="150" ry="26" fill="${shadow}"/>${twig}<path d="M-26 -250C-30 -200 -86 -170 -86 -90C-86 -30 -60 0 -40 6Q0 14 40 6C60 0 86 -30 86 -90C86 -170 30 -200 26 -250Z" fill="${body}"/><ellipse cy="-250" rx="26" ry="7" fill="${shade(colour, 0.5)}"/></g>`
}
