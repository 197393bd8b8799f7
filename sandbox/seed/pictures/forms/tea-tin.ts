import { lighten, mixColours, shade } from '../colour'
import { drawLineAround } from '../lettering/lettering'
import { round } from '../sheet'
import { createRoundBase, drawDisc, outlineTurned, shadeRound, tilt } from '../solids'
import type { Item } from '../studio'
import type { Subject } from '../subject'
import { layOutTeaLabel } from './tea-label'

const [radius, height, lidHeight] = [212, 560, 96]

/** A paper band around the tin between two heights. */
function drawBand(y1: number, y2: number, fill: string): string {
  const arc = round(radius * tilt)
  return `<path d="M${-radius} ${y1}A${radius} ${arc} 0 0 0 ${radius} ${y1}V${y2}A${radius} ${arc} 0 0 1 ${-radius} ${y2}Z" fill="${fill}"/>`
}

/** A round tin with a slip lid and a label band. */
export function buildTeaTin(subject: Subject): Item {
  const { sheet, main, accent, variation } = subject
  const lidColour = mixColours(main, accent, 0.12)
  const shoulder = -height + lidHeight
  const outline = outlineTurned([
    [radius, shoulder],
    [radius, 0]
  ])
  const turn = Math.round((variation - 0.5) * 24)
  const band = { top: shoulder + 40, height: 232 }
  const label = layOutTeaLabel(subject, 350, band.height)
  const front = radius * tilt
  const texts = label.lines.map(({ text, y, style }) =>
    drawLineAround(text, band.top + front + y, style, radius, tilt)
  )
  const gloss = sheet.linear([
    [0, '#000', 0.34],
    [0.1, '#000', 0.1],
    [0.24, '#fff', 0.26],
    [0.42, '#fff', 0],
    [0.62, '#000', 0.02],
    [0.86, '#000', 0.32],
    [0.95, '#000', 0.4],
    [1, '#000', 0.28]
  ])
  const lid = `<path d="${outlineTurned([
    [radius + 6, -height],
    [radius + 6, shoulder]
  ])}" fill="${sheet.linear(shadeRound(lidColour, 0.5))}"/>`
  return {
    body:
      `<path d="${outline}" fill="${main}"/>` +
      `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}">${subject.print(`translate(-150 -120) rotate(${turn - 30}) scale(.7 .76)`)}${subject.print(`translate(46 -36) rotate(${turn}) scale(.86 .94)`)}` +
      drawBand(band.top, band.top + band.height, '#fbf8ef') +
      `<g fill="none" stroke="${label.ink}" stroke-opacity=".55">${[12, band.height - 12].map(offset => `<path d="M${-radius} ${band.top + offset}A${radius} ${round(front)} 0 0 0 ${radius} ${band.top + offset}" stroke-width="2.5"/>`).join('')}</g>` +
      `${texts.join('')}</g>` +
      `<path d="${outline}" fill="${gloss}"/>` +
      `<path d="M${-radius} ${shoulder + 5}A${radius} ${round(front)} 0 0 0 ${radius} ${shoulder + 5}" fill="none" stroke="${shade(main, 0.8)}" stroke-opacity=".4" stroke-width="9"/>` +
      lid +
      drawDisc(
        -height,
        radius + 6,
        sheet.linear([
          [0, lighten(lidColour, 0.5)],
          [1, lighten(lidColour, 0.12)]
        ])
      ) +
      drawDisc(
        -height + 1,
        radius - 16,
        sheet.linear([
          [0, lighten(lidColour, 0.18)],
          [1, lighten(lidColour, 0.42)]
        ])
      ),
    base: createRoundBase(radius),
    height
  }
}
