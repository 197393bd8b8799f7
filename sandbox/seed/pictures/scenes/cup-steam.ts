import { isWarm, lighten, mixColours, shade } from '../colour'
import { buildTeaCup } from '../forms/cups/porcelain'
import { drawSteam } from '../forms/cups/steam'
import { drawStudio } from '../studio'
import { layIngredient } from '../subject'
import { imagineSubject, place, type Stage } from './stage'

/** A steaming cup in soft morning light, leaves beside it. */
export function drawCupSteam(stage: Stage): string {
  const { sheet, main, accent, ground, width, height, focus, unit } = stage
  const leaves = imagineSubject(
    stage,
    stage.motifs[0] ?? (stage.id.startsWith('puro') ? 'bean' : 'leaf'),
    'jasmin'
  )
  const glow = [
    [0.16, 0.24, 190],
    [0.34, 0.12, 110],
    [0.86, 0.2, 230],
    [0.6, 0.34, 90],
    [0.06, 0.52, 120]
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${Math.round(width * x)}" cy="${Math.round(height * y)}" r="${Math.round(r * unit)}" fill="${mixColours(lighten(ground, 0.5), accent, 0.25)}" fill-opacity=".3"/>`
    )
    .join('')
  const cup = buildTeaCup(sheet, {
    body: mixColours('#fbf8f1', accent, 0.06),
    drink: isWarm(main) ? mixColours(main, '#c9852f', 0.18) : mixColours(main, '#d2b545', 0.78)
  })
  return (
    drawStudio(sheet, ground, width, height, height * 0.66) +
    glow +
    `<ellipse cx="${focus}" cy="${height * 0.87}" rx="${560 * unit}" ry="${110 * unit}" fill="${shade(ground, 0.12)}" fill-opacity=".5"/><ellipse cx="${focus}" cy="${height * 0.86}" rx="${560 * unit}" ry="${110 * unit}" fill="${lighten(mixColours(ground, accent, 0.3), 0.2)}"/>` +
    place(stage, cup, 0, 0.85, 2) +
    drawSteam(sheet, focus, height * 0.85 - 390 * unit, 1.35 * unit, 0.6) +
    layIngredient(leaves, focus - 470 * unit, height * 0.9, 0.66 * unit, -50) +
    layIngredient(leaves, focus + 440 * unit, height * 0.95, 0.5 * unit, 60)
  )
}
