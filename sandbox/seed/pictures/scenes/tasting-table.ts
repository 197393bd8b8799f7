import { lighten, mixColours, shade } from '../colour'
import { drawVessel } from '../forms/cups/porcelain'
import { drawDryLeaf } from '../forms/tea-ware/tea-scoop'
import { createRoundBase, drawDisc, drawTurned, type Profile } from '../solids'
import type { Item } from '../studio'
import { drawTable, drawWall, drawWindowLight } from './interior'
import { place, type Stage } from './stage'

const teas = ['#d9c96a', '#c9a23c', '#b5722a', '#9a4314', '#7a2a12']
const coffees = ['#7a4520', '#63341a', '#4f2712', '#3f1d0d', '#331609']

function buildTastingBowl({ sheet }: Stage, drink: string): Item {
  const profile: Profile = [
    [112, -120],
    [112, -60, 92, -10, 60, 0]
  ]
  return {
    body: drawVessel(sheet, { body: '#fbf8f1', drink }, profile, 112, -120, 12),
    base: createRoundBase(80),
    height: 110
  }
}

function buildSample({ sheet }: Stage, tone: string): Item {
  return {
    body:
      drawTurned(
        sheet,
        [
          [104, -16],
          [98, 0]
        ],
        '#f3eee2',
        0.2
      ) +
      drawDisc(-16, 104, '#fffdf6') +
      `<g transform="translate(0 -24)"><ellipse rx="72" ry="17" fill="${shade(tone, 0.6)}"/>${drawDryLeaf(sheet, 26, 66, 15, [shade(tone, 0.5), shade(tone, 0.3), tone, shade(tone, 0.7)])}</g>`,
    base: createRoundBase(96),
    height: 20
  }
}

/** A row of white bowls from pale to dark, the sample of each behind it, and a spoon. */
export function drawTastingTable(stage: Stage): string {
  const { sheet, ground, height, focus, unit } = stage
  const drinks = stage.id.startsWith('puro') ? coffees : teas
  const xs = [-440, -220, 0, 220, 440]
  const steel = sheet.linear([
    [0, '#f4f2ee'],
    [0.5, '#c9c6c1'],
    [1, '#8f8b86']
  ])
  const spoon = `<g transform="translate(${Math.round(focus + 20 * unit)} ${Math.round(height * 0.95)}) scale(${unit}) rotate(-4)"><ellipse cx="-170" cy="8" rx="86" ry="26" fill="${shade(ground, 0.7)}" fill-opacity=".2"/><path d="M-120 -8Q60 -22 330 -8Q340 0 330 8Q60 4 -120 10Z" fill="${steel}"/><ellipse cx="-176" rx="78" ry="26" fill="${steel}"/><ellipse cx="-178" cy="2" rx="62" ry="18" fill="#8f8b86" fill-opacity=".55"/></g>`
  return (
    drawWall(stage) +
    drawWindowLight(stage, 0.08, 0.06, unit * 1.1) +
    drawTable(stage, Math.round(height * 0.52), lighten(mixColours('#d6c3a4', ground, 0.35), 0.1)) +
    xs
      .map((x, index) => place(stage, buildSample(stage, drinks[index] ?? ''), x * 0.9, 0.64, 0.86))
      .join('') +
    xs.map((x, index) => place(stage, buildTastingBowl(stage, drinks[index] ?? ''), x, 0.84, 0.96)).join('') +
    spoon
  )
}
