import { lighten, mixColours, shade } from '../colour'
import { buildTeaCup } from '../forms/cups/porcelain'
import { drawSteam } from '../forms/cups/steam'
import { buildGlassPot } from '../forms/tea-ware/glass-pot'
import { buildBiscuits } from '../forms/treats'
import { layIngredient } from '../subject'
import { drawTable, drawWall, drawWindowLight } from './interior'
import { imagineSubject, place, type Stage } from './stage'

/** A table laid for tea: glass pot, two cups, biscuits and a blossom. */
export function drawTeaTable(stage: Stage): string {
  const { sheet, main, accent, ground, width, height, focus, unit } = stage
  const tea = imagineSubject(stage, 'camomile', 'jasmin', { drink: '#c98a35', accent: '#b98a52' })
  const cup = buildTeaCup(sheet, { body: mixColours('#fbf8f1', main, 0.05), drink: '#c98a35' })
  const runner = mixColours(lighten(main, 0.5), ground, 0.3)
  const top = Math.round(height * 0.6)
  const cloth = `<path d="M${focus - 330 * unit} ${top}H${focus + 430 * unit}L${Math.min(width, focus + 640 * unit)} ${height}H${focus - 620 * unit}Z" fill="${runner}"/><path d="M${focus - 304 * unit} ${top}L${focus - 578 * unit} ${height}M${focus + 404 * unit} ${top}L${focus + 598 * unit} ${height}" stroke="${shade(runner, 0.3)}" stroke-opacity=".4" stroke-width="4"/>`
  return (
    drawWall(stage) +
    drawWindowLight(stage, 0.1, 0.06, unit) +
    drawTable(stage, top, mixColours('#cfa97c', ground, 0.35)) +
    cloth +
    place(stage, buildGlassPot(tea), 20, 0.75, 1.02) +
    place(stage, cup, -350, 0.84, 0.84) +
    place(
      stage,
      buildBiscuits(
        imagineSubject(stage, 'none', 'jasmin', { accent: mixColours(accent, '#a8322a', 0.5) }),
        3
      ),
      350,
      0.8,
      0.72
    ) +
    place(stage, cup, 130, 0.945, 0.98) +
    drawSteam(sheet, focus + 130 * unit, height * 0.945 - 190 * unit, 0.62 * unit) +
    layIngredient(tea, focus - 170 * unit, height * 0.94, 0.5 * unit, -20)
  )
}
