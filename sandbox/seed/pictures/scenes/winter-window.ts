import { lighten, mixColours, shade } from '../colour'
import { buildTeaCup } from '../forms/cups/porcelain'
import { drawSteam } from '../forms/cups/steam'
import { layIngredient } from '../subject'
import { drawTable, drawWall, drawWindow } from './interior'
import { imagineSubject, place, type Stage } from './stage'

/** A fir in the snow, its foot at (x, y). */
function drawSnowFir(x: number, y: number, size: number, colour: string): string {
  const tier = (top: number, spread: number, bottom: number) =>
    `M0 ${-top * size}L${spread * size} ${-bottom * size}Q0 ${(-bottom + 10) * size} ${-spread * size} ${-bottom * size}Z`
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})"><path d="${tier(200, 34, 128)}${tier(164, 50, 74)}${tier(118, 66, 10)}" fill="${colour}"/><path d="M0 ${-200 * size}L${-34 * size} ${-128 * size}L${-8 * size} ${-150 * size}ZM${-14 * size} ${-124 * size}L${-50 * size} ${-74 * size}L${-20 * size} ${-90 * size}ZM${-20 * size} ${-68 * size}L${-66 * size} ${-10 * size}L${-28 * size} ${-30 * size}Z" fill="#fff" fill-opacity=".75"/></g>`
}

function drawSnowLand(
  { sheet, unit }: Stage,
  { x, y, width, height }: { x: number; y: number; width: number; height: number }
): string {
  const sky = sheet.linear(
    [
      [0, '#7f97ad'],
      [0.55, '#c4d2dc'],
      [0.75, '#f3ddc8']
    ],
    [0, 0, 0, 1]
  )
  const at = (share: number) => y + height * share
  const size = unit * 1.15
  const flakes = Array.from({ length: 46 }, (_, index) => {
    const [fx, fy] = [(index * 0.7549) % 1, (index * 0.5698 + 0.13) % 1]
    return `<circle cx="${Math.round(x + fx * width)}" cy="${Math.round(y + fy * height)}" r="${(2 + (index % 4)) * unit * 1.3}" fill-opacity="${0.5 + (index % 3) * 0.2}"/>`
  }).join('')
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${sky}"/>` +
    `<path d="M${x} ${at(0.66)}Q${x + width * 0.3} ${at(0.54)} ${x + width * 0.6} ${at(0.64)}T${x + width} ${at(0.58)}V${at(1)}H${x}Z" fill="#b7c7d3"/>` +
    [0.08, 0.2, 0.3, 0.72, 0.84, 0.94]
      .map((share, index) =>
        drawSnowFir(x + width * share, at(0.69), size * (0.7 + (index % 3) * 0.22), '#5c7a80')
      )
      .join('') +
    `<path d="M${x} ${at(0.72)}Q${x + width * 0.36} ${at(0.64)} ${x + width * 0.66} ${at(0.74)}T${x + width} ${at(0.7)}V${at(1)}H${x}Z" fill="${sheet.linear(
      [
        [0, '#ffffff'],
        [1, '#d3dfe8']
      ],
      [0, 0, 0, 1]
    )}"/>` +
    drawSnowFir(x + width * 0.14, at(0.88), size * 1.5, '#3f6260') +
    drawSnowFir(x + width * 0.9, at(0.92), size * 1.75, '#3f6260') +
    `<g fill="#fff">${flakes}</g>`
  )
}

/** A warm cup on the sill, snow outside. */
export function drawWinterWindow(stage: Stage): string {
  const { sheet, main, accent, ground, height, focus, unit } = stage
  const frame = {
    x: Math.round(focus - 360 * unit),
    y: Math.round(height * 0.09),
    width: Math.round(720 * unit),
    height: Math.round(height * 0.66)
  }
  const cup = buildTeaCup(sheet, { body: main, drink: mixColours('#a8461a', main, 0.3) })
  const twigs = imagineSubject(stage, 'winter', 'jasmin')
  const spice = imagineSubject(stage, 'spice', 'jasmin')
  const warm = sheet.radial(
    [
      [0, accent, 0.34],
      [1, accent, 0]
    ],
    [0.5, 0.5, 0.5]
  )
  return (
    drawWall({ ...stage, ground: mixColours(ground, '#f3e4d6', 0.4) }) +
    drawWindow(stage, frame, drawSnowLand(stage, frame)) +
    drawTable(stage, Math.round(height * 0.77), lighten(mixColours('#e9dfd2', ground, 0.3), 0.2)) +
    `<ellipse cx="${focus}" cy="${height * 0.8}" rx="${640 * unit}" ry="${300 * unit}" fill="${warm}"/>` +
    layIngredient(twigs, focus - 330 * unit, height * 0.88, 0.86 * unit, -62) +
    place(stage, cup, 70, 0.92, 1.3) +
    drawSteam(sheet, focus + 70 * unit, height * 0.92 - 250 * unit, 0.9 * unit, 0.7) +
    layIngredient(spice, focus + 440 * unit, height * 0.9, 0.5 * unit, 6) +
    `<rect y="${height * 0.985}" width="${stage.width}" height="${height * 0.015}" fill="${shade(ground, 0.4)}" fill-opacity=".16"/>`
  )
}
