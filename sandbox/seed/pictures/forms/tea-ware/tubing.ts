import { lighten, shade } from '../../colour'
import { drawTurned } from '../../solids'
import type { Subject } from '../../subject'

export function drawKnob(subject: Subject, y: number, radius: number, colour: string): string {
  return `<g transform="translate(0 ${y})">${drawTurned(
    subject.sheet,
    [
      [radius * 0.4, -radius * 1.1],
      [radius * 1.2, -radius, radius * 1.2, -radius * 0.3, radius * 0.45, 0]
    ],
    colour,
    0.5
  )}</g>`
}

export function drawTube(path: string, colour: string, width: number): string {
  return (
    `<path d="${path}" fill="none" stroke="${shade(colour, 0.4)}" stroke-width="${width}" stroke-linecap="round"/>` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width * 0.72}" stroke-linecap="round"/>` +
    `<path d="${path}" transform="translate(${-width * 0.14} ${-width * 0.12})" fill="none" stroke="${lighten(colour, 0.55)}" stroke-opacity=".8" stroke-width="${width * 0.18}" stroke-linecap="round"/>`
  )
}
