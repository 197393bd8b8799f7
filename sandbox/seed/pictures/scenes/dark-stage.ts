import { measureLightness, mixColours, shade } from '../colour'
import { buildCapsule } from '../forms/capsule'
import { buildClassicMachine } from '../forms/machines/classic'
import { buildCompactMachine } from '../forms/machines/compact'
import { buildProMachine } from '../forms/machines/pro'
import { buildEspressoCup } from '../forms/cups/porcelain'
import { drawSteam } from '../forms/cups/steam'
import { bean, drawBean } from '../motifs/bean'
import { cover, imagineSubject, place, type Stage } from './stage'

/** A stage in the dark: warm light from the upper left, a floor that catches some of it. */
function drawDarkness(stage: Stage, horizon: number): { drawing: string; dark: Stage } {
  const { sheet, main, focus, width, height, unit } = stage
  const base = mixColours(shade(main, measureLightness(main) > 0.2 ? 0.66 : 0.3), '#1b1310', 0.3)
  const warm = mixColours(base, '#ffd9a8', 0.3)
  const light = sheet.radial(
    [
      [0, warm],
      [0.45, mixColours(base, '#ffd9a8', 0.07)],
      [1, shade(base, 0.5)]
    ],
    [(focus - 190 * unit) / width, 0.3, 0.62]
  )
  const floor = sheet.ramp(
    [
      [0, shade(base, 0.7), 0.9],
      [0.12, mixColours(base, '#ffd9a8', 0.1)],
      [1, shade(base, 0.55)]
    ],
    [0, horizon, 0, height]
  )
  const pool = sheet.radial(
    [
      [0, '#ffdfb5', 0.3],
      [0.5, '#ffdfb5', 0.1],
      [1, '#ffdfb5', 0]
    ],
    [0.5, 0.5, 0.5]
  )
  const drawing =
    cover(stage, light) +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${floor}"/>` +
    `<ellipse cx="${focus}" cy="${horizon + (height - horizon) * 0.5}" rx="${620 * unit}" ry="${130 * unit}" fill="${pool}"/>`
  return { drawing, dark: { ...stage, ground: base } }
}

/** An espresso with crema in the dark, a few beans beside it. */
export function drawEspressoStage(stage: Stage): string {
  const { drawing, dark } = drawDarkness(stage, Math.round(stage.height * 0.68))
  const { sheet, accent, focus, height, unit } = dark
  const cup = buildEspressoCup(sheet, {
    body: mixColours('#f4ede2', accent, 0.12),
    drink: '#3a1f10',
    crema: true
  })
  const one = sheet.keep(drawBean(bean.natural))
  const beans = [
    [-470, 0.9, 30],
    [-380, 0.945, -40],
    [-540, 0.95, 80],
    [430, 0.93, 20],
    [520, 0.88, -60],
    [-300, 0.985, 10],
    [345, 0.97, 75]
  ]
    .map(([x = 0, y = 0, angle = 0]) => {
      const at = `translate(${Math.round(focus + x * unit)} ${Math.round(height * y)})`
      return `<ellipse cx="${Math.round(focus + (x + 18) * unit)}" cy="${Math.round(height * y + 22 * unit)}" rx="${Math.round(62 * unit)}" ry="${Math.round(18 * unit)}" fill="#000" fill-opacity=".35"/>${one(`${at} scale(${0.9 * unit} ${0.62 * unit}) rotate(${angle})`)}`
    })
    .join('')
  return (
    drawing +
    place(dark, cup, 0, 0.86, 2.35) +
    drawSteam(sheet, focus - 10 * unit, height * 0.86 - 470 * unit, 1.2 * unit, 0.4) +
    beans
  )
}

const machines = { compact: buildCompactMachine, classic: buildClassicMachine, pro: buildProMachine }

/** A machine on the dark stage; the picture's id ends with the kind it shows, otherwise the classic. */
export function drawMachineStage(stage: Stage): string {
  const { drawing, dark } = drawDarkness(stage, Math.round(stage.height * 0.72))
  const { sheet, main, accent, id } = dark
  const kind =
    (Object.keys(machines) as (keyof typeof machines)[]).find(name => id.endsWith(name)) ?? 'classic'
  const brewing = {
    ...imagineSubject(dark, 'bean', 'puro', {
      main: accent,
      accent: mixColours(main, '#d8a25e', 0.7),
      drink: '#3a1f10'
    }),
    view: 3 as const
  }
  const capsules = [mixColours(main, '#8a6a52', 0.5), accent, '#b9a68c'].map((tone, index) =>
    place(dark, buildCapsule(sheet, tone), 300 + index * 92, 0.9 + (index % 2) * 0.035, 0.5)
  )
  return drawing + place(dark, machines[kind](brewing), 0, 0.86, 1.02) + capsules.join('')
}
