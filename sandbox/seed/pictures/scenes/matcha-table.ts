import { mixColours } from '../colour'
import { buildBowl } from '../forms/cups/bowl'
import { buildTeaTin } from '../forms/tea-tin'
import { buildWhisk } from '../forms/tea-ware/whisk'
import { drawTable, drawWall, drawWindowLight } from './interior'
import { imagineSubject, place, type Stage } from './stage'

/** Bowl, whisk and tin on a wooden table. */
export function drawMatchaTable(stage: Stage): string {
  const { sheet, main, ground, height, unit } = stage
  const whisk = buildWhisk(imagineSubject(stage, 'none', 'jasmin', { main: '#c9a765', accent: main }))
  return (
    drawWall(stage) +
    drawWindowLight(stage, 0.08, 0.08, unit * 1.1) +
    drawTable(stage, Math.round(height * 0.62), mixColours('#b98f62', ground, 0.3)) +
    place(stage, buildTeaTin(imagineSubject(stage, 'leaf', 'jasmin')), 280, 0.74, 0.78) +
    place(stage, whisk, -330, 0.8, 1) +
    place(
      stage,
      buildBowl(sheet, { body: mixColours('#55683f', main, 0.2), drink: '#8aa63f' }),
      20,
      0.92,
      1.36
    )
  )
}
