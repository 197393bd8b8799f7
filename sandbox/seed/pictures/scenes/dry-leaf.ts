import { lighten, mixColours, shade } from '../colour'
import { drawDryLeaf, buildTeaScoop } from '../forms/tea-ware/tea-scoop'
import { buildTeaTin } from '../forms/tea-tin'
import { createRoundBase, drawDisc, drawTurned } from '../solids'
import { drawTable, drawWall, drawWindowLight } from './interior'
import { imagineSubject, place, type Stage } from './stage'

/** Dry leaf heaped on a pale plate, the scoop before it and its tin behind. */
export function drawDryLeafScene(stage: Stage): string {
  const { sheet, main, accent, ground, height } = stage
  const leaf = [
    mixColours(main, '#2f2a1a', 0.5),
    mixColours(main, '#4a3a22', 0.35),
    lighten(main, 0.16),
    shade(main, 0.5),
    mixColours(main, accent, 0.4)
  ]
  const glaze = '#f6f1e6'
  const heap = [
    [360, 70, 110, -44],
    [290, 62, 84, -84],
    [210, 52, 60, -124],
    [120, 38, 44, -158]
  ]
    .map(
      ([rx = 0, ry = 0, count = 0, y = 0]) =>
        `<g transform="translate(0 ${y})"><ellipse rx="${rx}" ry="${ry}" fill="${shade(main, 0.62)}"/><g transform="scale(1.5)">${drawDryLeaf(sheet, count, rx / 1.55, ry / 1.55, leaf)}</g></g>`
    )
    .join('')
  const plate = {
    body:
      drawTurned(
        sheet,
        [
          [430, -34],
          [420, -8, 300, 0, 220, 0]
        ],
        glaze,
        0.3
      ) +
      drawDisc(-34, 430, lighten(glaze, 0.5)) +
      drawDisc(-30, 392, shade(glaze, 0.08)) +
      heap,
    base: createRoundBase(380),
    height: 150
  }
  return (
    drawWall(stage) +
    drawWindowLight(stage, 0.06, 0.08, stage.unit * 1.1) +
    drawTable(stage, Math.round(height * 0.56), mixColours('#b98f62', ground, 0.3)) +
    place(stage, buildTeaTin(imagineSubject(stage, 'leaf', 'jasmin')), 300, 0.7, 0.82) +
    place(stage, plate, -40, 0.86, 0.95) +
    place(stage, buildTeaScoop(imagineSubject(stage, 'none', 'jasmin', { main: '#8a5a34' })), 330, 0.96, 0.74)
  )
}
