import { lighten, mixColours, shade } from '../colour'
import { buildTeaCup } from '../forms/cups/porcelain'
import { drawSteam } from '../forms/cups/steam'
import { buildKettle } from '../forms/tea-ware/kettle'
import { drawTable, drawVase, drawWall, drawWindowLight } from './interior'
import { imagineSubject, place, type Stage } from './stage'

/** A shelf with a few jars, on the wall behind. */
function drawShelf({ sheet, main, accent, ground, focus, height, unit }: Stage): string {
  const y = Math.round(height * 0.3)
  const jars = [
    { x: -190, w: 96, h: 150, tone: mixColours(main, ground, 0.45) },
    { x: -70, w: 80, h: 118, tone: mixColours(accent, ground, 0.25) },
    { x: 40, w: 108, h: 172, tone: mixColours(main, ground, 0.2) },
    { x: 176, w: 84, h: 104, tone: lighten(mixColours(accent, main, 0.35), 0.3) }
  ]
    .map(({ x, w, h, tone }) => {
      const fill = sheet.linear([
        [0, shade(tone, 0.08)],
        [0.3, lighten(tone, 0.28)],
        [0.65, tone],
        [1, shade(tone, 0.24)]
      ])
      return `<rect x="${x - w / 2}" y="${-h}" width="${w}" height="${h}" rx="10" fill="${fill}"/><rect x="${x - w / 2 + 4}" y="${-h - 22}" width="${w - 8}" height="28" rx="7" fill="${shade(mixColours(tone, '#a9804f', 0.6), 0.1)}"/><rect x="${x - w * 0.3}" y="${-h * 0.62}" width="${w * 0.6}" height="${h * 0.34}" rx="4" fill="#fbf8ef" fill-opacity=".75"/>`
    })
    .join('')
  return `<g transform="translate(${Math.round(focus)} ${y}) scale(${unit})">${jars}<rect x="-320" width="640" height="22" rx="4" fill="${mixColours('#b08a5c', ground, 0.25)}"/><rect x="-310" y="22" width="620" height="34" fill="${shade(ground, 0.6)}" fill-opacity=".16"/></g>`
}

/** A kettle and a cup on a wooden table, window light on the wall. */
export function drawKitchen(stage: Stage): string {
  const { sheet, main, accent, ground, height, focus, unit } = stage
  const kettle = buildKettle(
    imagineSubject(stage, 'none', 'jasmin', { main, accent: mixColours(accent, '#b98a52', 0.4) })
  )
  const cup = buildTeaCup(sheet, {
    body: mixColours('#fbf8f1', accent, 0.1),
    drink: mixColours('#b9802f', main, 0.3)
  })
  const twig = imagineSubject(stage, 'leaf', 'jasmin').showNature('translate(6 -420) scale(1.1)')
  return (
    drawWall(stage) +
    drawWindowLight(stage, 0.09, 0.1, unit * 1.15) +
    drawShelf(stage) +
    drawTable(stage, Math.round(height * 0.74), mixColours('#c79f70', ground, 0.25)) +
    drawVase(stage, focus - 440 * unit, height * 0.82, lighten(mixColours(accent, ground, 0.5), 0.3), twig) +
    place(stage, kettle, -10, 0.86, 0.9) +
    place(stage, cup, 300, 0.94, 0.82) +
    drawSteam(sheet, focus + 300 * unit, height * 0.94 - 165 * unit, 0.6 * unit)
  )
}
