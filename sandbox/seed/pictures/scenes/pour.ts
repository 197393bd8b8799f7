import { lighten, mixColours } from '../colour'
import { buildTeaCup } from '../forms/cups/porcelain'
import { drawSteam } from '../forms/cups/steam'
import { buildPorcelainPot } from '../forms/tea-ware/porcelain-pot'
import { drawStudio } from '../studio'
import { imagineSubject, place, type Stage } from './stage'

/** Tea running from a tilted pot into the cup. */
export function drawPour(stage: Stage): string {
  const { sheet, main, accent, ground, width, height, focus, unit } = stage
  const tea = mixColours('#a8521f', accent, 0.06)
  const pot = buildPorcelainPot(
    imagineSubject(stage, 'none', 'jasmin', { main, accent: lighten(accent, 0.4) })
  )
  const cup = buildTeaCup(sheet, { body: '#fbf8f1', drink: tea })
  const stream = sheet.linear([
    [0, lighten(tea, 0.3)],
    [0.4, lighten(tea, 0.35)],
    [1, tea]
  ])
  const at = (x: number, y: number) =>
    `translate(${Math.round(focus + x * unit)} ${Math.round(height * y)}) scale(${unit})`
  return (
    drawStudio(sheet, ground, width, height, height * 0.66) +
    place(stage, cup, -210, 0.93, 1.35) +
    `<g transform="${at(-212, 0.93)}"><path d="M4 -560C-16 -470 -8 -380 -8 -212L10 -212C14 -360 12 -470 34 -548Z" fill="${stream}" fill-opacity=".92"/><ellipse cx="1" cy="-206" rx="46" ry="9" fill="#fff" fill-opacity=".35"/></g>` +
    `<g transform="${at(180, 0.5)} rotate(-24) scale(.98)">${pot.body}</g>` +
    drawSteam(sheet, focus - 300 * unit, height * 0.93 - 250 * unit, 1.1 * unit, 0.6)
  )
}
