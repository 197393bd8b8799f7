import { lighten, mixColours, shade } from '../colour'
import { citrus } from '../motifs/citrus'
import { mint } from '../motifs/mint'
import { createRoundBase, drawDisc, outlineTurned, type Profile } from '../solids'
import { drawStudio, type Item } from '../studio'
import { layIngredient } from '../subject'
import { imagineSubject, place, type Stage } from './stage'

/** An ice cube with three lit faces. */
function drawIce(x: number, y: number, angle: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M-44 -30L6 -48L50 -26L46 32L-4 50L-46 26Z" fill="#fff" fill-opacity=".34"/><path d="M-44 -30L6 -48L50 -26L0 -8Z" fill="#fff" fill-opacity=".6"/><path d="M-44 -30L0 -8L-4 50L-46 26Z" fill="#fff" fill-opacity=".24"/><path d="M-34 -18L-8 -6" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/></g>`
}

function buildIcedGlass({ sheet, main, accent }: Stage): Item {
  const glass: Profile = [
    [150, -560],
    [128, -16],
    [124, 0, 110, 2, 100, 2]
  ]
  const liquid: Profile = [
    [142, -486],
    [121, -30],
    [118, -22, 104, -18, 96, -18]
  ]
  const tea = sheet.linear(
    [
      [0, lighten(mixColours(main, accent, 0.35), 0.3)],
      [0.4, lighten(main, 0.12)],
      [1, mixColours(main, '#a8401e', 0.35)]
    ],
    [0, 0, 0, 1]
  )
  const drops = [
    [-112, -330],
    [-96, -200],
    [-104, -120],
    [104, -260],
    [90, -110],
    [112, -400],
    [-60, -70],
    [40, -50]
  ]
    .map(
      ([x = 0, y = 0], index) =>
        `<ellipse cx="${x}" cy="${y}" rx="${4 + (index % 3)}" ry="${6 + (index % 3) * 2}" fill="#fff" fill-opacity=".65"/>`
    )
    .join('')
  return {
    body:
      `<path d="M58 -500L150 -770" stroke="${shade(accent, 0.15)}" stroke-width="22" stroke-linecap="round"/><path d="M53 -500L146 -772" stroke="${lighten(accent, 0.4)}" stroke-width="7" stroke-linecap="round"/>` +
      `<path d="${outlineTurned(glass)}" fill="#fff" fill-opacity=".3"/>` +
      `<path d="${outlineTurned(liquid)}" fill="${tea}" fill-opacity=".92"/>` +
      drawDisc(
        -486,
        142,
        sheet.linear([
          [0, lighten(main, 0.5)],
          [1, lighten(main, 0.2)]
        ])
      ) +
      `<g clip-path="${sheet.clip(
        `<path d="${outlineTurned([
          [146, -540],
          [123, -30]
        ])}"/>`
      )}">${drawIce(-58, -470, 12)}${drawIce(48, -440, -20)}${drawIce(-30, -350, 38)}${drawIce(58, -310, 8)}<g transform="translate(-40 -210) scale(.62)">${citrus.draw(citrus.natural)}</g></g>` +
      `<path d="${outlineTurned(glass)}" fill="${sheet.linear([
        [0, '#fff', 0.7],
        [0.1, '#fff', 0.1],
        [0.2, '#fff', 0.42],
        [0.3, '#fff', 0.04],
        [0.8, '#000', 0.02],
        [0.93, '#000', 0.16],
        [1, '#fff', 0.5]
      ])}"/>` +
      `<ellipse cy="-560" rx="150" ry="36" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="5"/>` +
      drops +
      `<g transform="translate(-92 -560) rotate(-34) scale(.5)">${mint.draw(mint.natural)}</g>`,
    base: createRoundBase(112),
    height: 540
  }
}

/** A tall glass of iced tea with mint and citrus. */
export function drawIcedGlass(stage: Stage): string {
  const { sheet, ground, width, height, focus, unit } = stage
  const fruit = imagineSubject(stage, 'citrus', 'jasmin')
  const herb = imagineSubject(stage, 'mint', 'jasmin')
  return (
    drawStudio(sheet, ground, width, height, height * 0.7) +
    place(stage, buildIcedGlass(stage), -40, 0.9, 1.06) +
    layIngredient(fruit, focus + 290 * unit, height * 0.88, 0.74 * unit, 4) +
    layIngredient(herb, focus - 330 * unit, height * 0.92, 0.5 * unit, -70)
  )
}
