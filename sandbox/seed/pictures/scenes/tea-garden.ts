import { lighten, mixColours, shade } from '../colour'
import { cover, type Stage } from './stage'

/** A ridge across the picture, waves of the given height around y. */
function drawRidge({ width, height }: Stage, y: number, wave: number, phase: number): string {
  const points = Array.from({ length: 9 }, (_, index) => {
    const x = (index / 8) * width
    return {
      x: Math.round(x),
      y: Math.round(
        y + Math.sin(index * 0.95 + phase) * wave + Math.sin(index * 0.41 + phase * 2) * wave * 0.6
      )
    }
  })
  const [first, ...rest] = points
  if (!first) return ''
  let previous = first
  const curve = rest.map(point => {
    const middle = (previous.x + point.x) / 2
    const step = `C${middle} ${previous.y} ${middle} ${point.y} ${point.x} ${point.y}`
    previous = point
    return step
  })
  return `M0 ${first.y}${curve.join('')}V${height}H0Z`
}

/** Rows of bushes that run down a near hill towards the viewer. */
function drawRows({ sheet, main, accent, width, height }: Stage, top: number): string {
  const vanishing = width * 0.66
  const lit = sheet.ramp(
    [
      [0, mixColours(lighten(main, 0.3), accent, 0.35)],
      [1, mixColours(lighten(main, 0.1), accent, 0.12)]
    ],
    [0, top, 0, height]
  )
  const bush = sheet.ramp(
    [
      [0, mixColours(lighten(main, 0.16), accent, 0.2)],
      [1, main]
    ],
    [0, top, 0, height]
  )
  const at = (lane: number) => {
    const [x1, x2] = [vanishing + lane * 22, vanishing + lane * 250]
    return { x1, x2, bend: x1 + (x2 - x1) * 0.16 + 46 }
  }
  const down = (lane: number) => {
    const { x1, x2, bend } = at(lane)
    return `M${Math.round(x1)} ${Math.round(top)}Q${Math.round(bend)} ${Math.round(top + (height - top) * 0.46)} ${Math.round(x2)} ${height}`
  }
  const up = (lane: number) => {
    const { x1, x2, bend } = at(lane)
    return `L${Math.round(x2)} ${height}Q${Math.round(bend)} ${Math.round(top + (height - top) * 0.46)} ${Math.round(x1)} ${Math.round(top)}Z`
  }
  return Array.from({ length: 19 }, (_, index) => {
    const lane = index - 10
    return `<path d="${down(lane)}${up(lane + 0.74)}" fill="${bush}"/><path d="${down(lane)}${up(lane + 0.32)}" fill="${lit}"/>`
  }).join('')
}

/** Level rows following the ground of a distant hill. */
function drawTerraces(stage: Stage, y: number, wave: number, phase: number, colour: string): string {
  const shift = stage.height * 0.024
  return Array.from({ length: 9 }, (_, index) => {
    const ridge = drawRidge(
      stage,
      y + shift * (index + 0.7) * (1 + index * 0.09),
      wave * (1 - index * 0.04),
      phase
    )
    return `<path d="${ridge.slice(0, ridge.indexOf('V'))}" stroke="${colour}" stroke-width="${Math.round(5 + index * 1.6)}"/>`
  }).join('')
}

/** Tea fields rolling towards hills in haze, the sun low on the left. */
export function drawTeaGarden(stage: Stage): string {
  const { sheet, main, accent, ground, width, height } = stage
  const sky = sheet.linear(
    [
      [0, mixColours(ground, '#cfe0e4', 0.35)],
      [0.35, lighten(ground, 0.35)],
      [0.6, mixColours(accent, '#fff6dd', 0.5)]
    ],
    [0, 0, 0, 1]
  )
  const sun = sheet.radial(
    [
      [0, '#fffbe9', 0.95],
      [0.16, '#fff4cf', 0.75],
      [0.5, accent, 0.35],
      [1, accent, 0]
    ],
    [0.5, 0.5, 0.5]
  )
  const haze = (share: number) => mixColours(main, mixColours(ground, accent, 0.4), share)
  const tint = (share: number, deep: number) =>
    sheet.linear(
      [
        [0, lighten(haze(share), 0.08)],
        [1, haze(deep)]
      ],
      [0, 0, 0.2, 1]
    )
  const near = drawRidge(stage, height * 0.72, height * 0.035, 3.1)
  return (
    cover(stage, sky) +
    `<circle cx="${width * 0.3}" cy="${height * 0.32}" r="${height * 0.5}" fill="${sun}"/><circle cx="${width * 0.3}" cy="${height * 0.32}" r="${height * 0.065}" fill="#fffdf2"/>` +
    `<path d="${drawRidge(stage, height * 0.42, height * 0.05, 0.4)}" fill="${tint(0.82, 0.9)}"/>` +
    `<path d="${drawRidge(stage, height * 0.49, height * 0.055, 2.2)}" fill="${tint(0.64, 0.78)}"/>` +
    `<path d="${drawRidge(stage, height * 0.57, height * 0.05, 4.4)}" fill="${tint(0.42, 0.62)}"/>` +
    `<g fill="none" stroke-opacity=".45" clip-path="${sheet.clip(`<path d="${drawRidge(stage, height * 0.57, height * 0.05, 4.4)}"/>`)}">${drawTerraces(stage, height * 0.57, height * 0.05, 4.4, haze(0.2))}</g>` +
    `<path d="${near}" fill="${shade(main, 0.34)}"/><g clip-path="${sheet.clip(`<path d="${near}"/>`)}">${drawRows(stage, height * 0.66)}</g>` +
    cover(
      stage,
      sheet.linear(
        [
          [0, '#fff3cf', 0.3],
          [0.5, '#fff3cf', 0],
          [1, shade(main, 0.6), 0.22]
        ],
        [0, 0, 1, 1]
      )
    )
  )
}
