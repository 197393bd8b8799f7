import { lighten, mixColours, shade } from '../colour'
import { drawVessel } from '../forms/cups/porcelain'
import { drawSteam } from '../forms/cups/steam'
import { drawTurned, type Profile } from '../solids'
import { drawStudio } from '../studio'
import { type Stage } from './stage'

const skin = '#d9a07c'

/** A hand that holds the right side of a mug: sleeve, back of the hand and four fingers around the front. */
function drawHand(knit: string, sheet: Stage['sheet']): string {
  const tone = sheet.linear(
    [
      [0, lighten(skin, 0.2)],
      [0.6, skin],
      [1, shade(skin, 0.28)]
    ],
    [0, 0, 1, 0.6]
  )
  const sleeve = sheet.linear(
    [
      [0, lighten(knit, 0.18)],
      [0.5, knit],
      [1, shade(knit, 0.35)]
    ],
    [0, 0, 0.6, 1]
  )
  const fingers = [
    [-196, 0],
    [-138, -18],
    [-80, -10],
    [-26, 12]
  ]
    .map(
      ([y = 0, reach = 0]) =>
        `<path d="M226 ${y + 30}C180 ${y - 2} 120 ${y + 4} ${34 - reach} ${y + 18}" stroke="${shade(skin, 0.34)}" stroke-width="58"/><path d="M226 ${y + 28}C180 ${y - 6} 120 ${y} ${36 - reach} ${y + 14}" stroke="${tone}" stroke-width="52"/><path d="M${30 - reach} ${y + 6}q-12 2 -12 10" stroke="#f6dccb" stroke-width="11"/>`
    )
    .join('')
  const ribs = [0, 1, 2, 3, 4]
    .map(
      index =>
        `<path d="M${318 + index * 44} ${-106 + index * 44}q64 70 16 180" stroke="${shade(knit, 0.3)}"/>`
    )
    .join('')
  return (
    `<path d="M150 -214C214 -250 300 -190 336 -110L392 60C330 130 240 110 196 60C160 10 140 -120 150 -214Z" fill="${tone}"/>` +
    `<path d="M306 -132C360 -140 420 -80 640 150L470 330C360 200 290 130 250 84C260 0 270 -80 306 -132Z" fill="${sleeve}"/><g fill="none" stroke-width="7" stroke-opacity=".4">${ribs}</g>` +
    `<g fill="none" stroke-linecap="round">${fingers}</g>`
  )
}

/** Two hands in woollen sleeves around a warm mug. */
export function drawHands(stage: Stage): string {
  const { sheet, main, accent, ground, width, height, focus, unit } = stage
  const house = stage.id.startsWith('puro') ? 'puro' : 'jasmin'
  const clay = mixColours('#f2ebdf', accent, 0.12)
  const mug: Profile = [
    [170, -330],
    [174, -120],
    [174, -40, 160, 0, 120, 10]
  ]
  const look = { body: clay, drink: house === 'puro' ? '#3a1f10' : '#b5622a', crema: house === 'puro' }
  const hand = sheet.keep(drawHand(main, sheet))
  const shadow = sheet.radial(
    [
      [0, shade(ground, 0.8), 0.34],
      [1, shade(ground, 0.8), 0]
    ],
    [0.5, 0.5, 0.5]
  )
  return (
    drawStudio(sheet, ground, width, height, height * 0.72) +
    `<g transform="translate(${Math.round(focus)} ${Math.round(height * 0.78)}) scale(${1.18 * unit})"><ellipse cy="40" rx="420" ry="70" fill="${shadow}"/>` +
    drawVessel(sheet, look, mug, 170, -330, 22) +
    drawTurned(
      sheet,
      [
        [122, 4],
        [112, 16]
      ],
      shade(clay, 0.2),
      0.1
    ) +
    `${hand('')}${hand('scale(-1 1)')}</g>` +
    drawSteam(sheet, focus, height * 0.78 - 420 * unit, 1.2 * unit, 0.7)
  )
}
